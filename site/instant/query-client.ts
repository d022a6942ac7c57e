import { QueryClient } from '@tanstack/query-core';

const minute = 60_000;

/** How data fetched in the browser behaves unless a query says otherwise: the specification's numbers. */
export const queryDefaults = {
  gcTime: 5 * minute,
  retry: 3,
  retryDelay: (failures: number): number => Math.min(1000 * 2 ** failures, 30_000),
} as const;

/** The page's only client: what two parts of it ask for is fetched once. */
export const queryClient = new QueryClient({ defaultOptions: { queries: queryDefaults } });
