import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PrivacyRights } from './privacy-rights.tsx';

it("B17: data are 'compartilhados', not 'divididos'", () => {
  const text = renderToStaticMarkup(<PrivacyRights />);
  expect(text).toContain('perguntar com quem seus dados foram compartilhados');
  expect(text).not.toContain('divididos');
});
