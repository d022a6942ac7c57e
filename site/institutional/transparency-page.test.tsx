import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readRecordsView } from './records-view.ts';
import { TransparencyPage } from './transparency-page.tsx';

// The sample has records of every year it offers, so no browser test comes here.
it('an empty year skips no level of headings, says so, and is announced', () => {
  const url = new URL('http://exemplo/transparencia/orcamento?ano=2026');
  const html = renderToStaticMarkup(
    <TransparencyPage view={readRecordsView('orcamento', [], url, 2026)} updated={undefined} />,
  );
  expect([...html.matchAll(/<h(\d)/g)].map(([, level]) => level)).toEqual(['1', '2', '2', '3']);
  expect(html).toMatch(/data-announce="">Orçamento, 2026: não há registros</);
  expect(html).toContain('Não há registros para comparar.');
  expect(html).not.toContain('/dados/orcamento.csv');
});
