/** Posts that count towards the strict limit; pages of a long form and its files have limits of their own. */
export type PostKind = 'post' | 'step' | 'upload';

/** How many of each one network address may send in a minute, as times the strict limit of usually five. */
export const timesOf: Record<PostKind, number> = { post: 1, step: 12, upload: 4 };
