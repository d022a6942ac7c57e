/** Posts that count towards the strict limit, and pages of a long form, which have a limit of their own. */
export type PostKind = 'post' | 'step';

/** Pages of a long form that one network address may send in a minute: with the usual limit of five, sixty. */
export const stepsPerPost = 12;
