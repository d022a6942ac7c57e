/** What the admin says to the page beside its form when the draft was saved. */
export const draftChanged = 'rascunho-salvo';
