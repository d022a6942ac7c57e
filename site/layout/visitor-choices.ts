/** The attributes of the page's root that a visitor sets, which are also the names they are kept by. */
export type Choice = 'theme' | 'text';

export const themes = {
  system: 'Sistema',
  light: 'Claro',
  dark: 'Escuro',
  contrast: 'Alto',
} as const;

/** In per cent; tokens.css has a rule for each but the plain one. */
export const textSizes = [90, 100, 125, 150, 175, 200];

/**
 * Runs in the head before anything is painted, so that no page flashes in other colours. It stands in
 * the page itself, and the policy knows it by its hash; storage may be forbidden, hence the `try`.
 */
export const earlyScript =
  'try{for(const k of["theme","text"]){const v=localStorage.getItem(k);if(v)document.documentElement.dataset[k]=v}}catch{}';
