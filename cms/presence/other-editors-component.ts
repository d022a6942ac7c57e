/** For forms of collections and globals. */
export const otherEditors = '/presence/other-editors.tsx#OtherEditors';
