export type UploadFolder = 'media' | 'documents';

/** What lies here is in the bin. The site serves nothing from folders whose name begins with a dot. */
export const binFolder = '.lixeira';

/** All folders that uploads lie in. */
export const uploadFolders: string[] = (['media', 'documents'] satisfies UploadFolder[]).flatMap(
  (folder) => [folder, `${folder}/${binFolder}`],
);
