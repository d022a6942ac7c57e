/**
 * Addresses that components name in the browser too. Apart from the registers, which take them from here: those
 * hold all words of the site's map and search, 5 KB compressed.
 */
export const homePage = { path: '/', label: 'Início', listed: true } as const;
export const privacyPath = '/privacidade';
export const servicesPath = '/servicos';

export const servicePath = (slug: string) => `${servicesPath}/${slug}`;

/** The form of a service, or one of its pages for somebody's draft; `athlete` is one of a team's. */
export function signUpPath(
  service: string,
  draft?: { key: string; step: string; athlete?: number | string | undefined },
): string {
  const path = `${servicePath(service)}/inscricao`;
  if (!draft) return path;
  const athlete = draft.athlete === undefined ? '' : `&atleta=${draft.athlete}`;
  return `${path}?rascunho=${draft.key}&passo=${draft.step}${athlete}`;
}
