/** The form of a document in the admin. */
export const editAddress = (collection: string, id: number | string) =>
  `/admin/collections/${collection}/${id}`;
