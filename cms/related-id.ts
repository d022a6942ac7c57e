/** The number of a related document, filled in or not. */
export const relatedId = (relation: number | { id: number } | null | undefined) =>
  typeof relation === 'object' ? relation?.id : relation;
