/** How the programs that serve are called in PostgreSQL; those that prepare, copy or move are not. */
export const runningName = 'portal';
