/** Stands in a copied page for the moment of the copy, so that pages are compared without it. */
export const copyMoment = '%momento-da-copia%';
