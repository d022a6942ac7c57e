/** Only the translator's own page needs it. */
if (document.querySelector('[data-translate]')) void import('./translator.ts');
