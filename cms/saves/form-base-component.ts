/** For forms of collections and globals. */
export const formBase = '/saves/form-base.tsx#FormBase';
