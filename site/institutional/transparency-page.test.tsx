import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TransparencyPage } from './transparency-page.tsx';

// The sample has records of every year it offers, so no browser test comes here.
it('an empty year skips no level of headings, and is announced', () => {
  const html = renderToStaticMarkup(
    <TransparencyPage
      subject="orcamento"
      records={[]}
      totals={{ planned: 0, paid: 0 }}
      years={[2026]}
      year={2026}
      updated={undefined}
      notice={undefined}
    />,
  );
  expect([...html.matchAll(/<h(\d)/g)].map(([, level]) => level)).toEqual(['1', '2', '3']);
  expect(html).toMatch(/data-announce="">Orçamento, 2026: não há registros</);
});
