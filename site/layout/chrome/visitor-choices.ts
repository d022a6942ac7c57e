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

/** Storage may be forbidden, hence the `try`. */
const showChoices =
  'try{for(const k of["theme","text"]){const v=localStorage.getItem(k);if(v)document.documentElement.dataset[k]=v}}catch{}';

/**
 * A browser that gives the fade between two pages up says so as an error, even for a fade that no
 * event ever showed us; nothing else of that name can fail here.
 */
const calmFades =
  'addEventListener("unhandledrejection",e=>{/ransition/.test(e.reason)&&e.preventDefault()});';

/**
 * Runs in the head before anything is painted, so that no page flashes in other colours. It stands in
 * the page itself, and the policy knows it by its hash.
 */
export const earlyScript = calmFades + showChoices;
