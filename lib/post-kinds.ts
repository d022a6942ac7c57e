/** Posts that count towards the strict limit, and pages of a long form, which have a limit of their own. */
export type PostKind = 'post' | 'step';

/** Pages of a long form that one network address may send in a minute. */
export const stepLimit = 60;
