/** Attributes of the root element that a visitor sets; also their names in storage. */
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
 * A browser that skips a view transition reports an error, even if no event announced it; nothing else with
 * that name can fail here.
 */
const calmFades =
  'addEventListener("unhandledrejection",e=>{/ransition/.test(e.reason)&&e.preventDefault()});';

/** For the speculation rules: CSS selectors can't ask for the pointer. */
const showPointer =
  'if(matchMedia("(hover:hover)").matches)document.documentElement.dataset.mouse="";';

/**
 * Runs in the head before the first paint, so that no page flashes in other colours. It is inline, and the
 * policy allows it by its hash.
 */
export const earlyScript = calmFades + showChoices + showPointer;
