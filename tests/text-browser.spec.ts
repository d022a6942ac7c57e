import { gluedWords } from './support/glued-words.ts';
import { expect, test } from './support/test.ts';
import { views } from './support/views.ts';

test('no words run into each other where there are no stylesheets', async ({ page, request }) => {
  expect(await gluedWords(page, '<b>federação</b><span>Diz</span>')).toEqual(['federação|Diz']);
  const found: Record<string, string[]> = {};
  for (const path of new Set(views.map((view) => view.path))) {
    const glued = await gluedWords(page, await (await request.get(path)).text());
    if (glued.length > 0) found[path] = glued;
  }
  expect(found).toEqual({});
});
