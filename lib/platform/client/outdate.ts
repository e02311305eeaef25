import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '@/lib/platform/shared/endpoint';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { outdatedBy?: readonly Call[] };
  }
}

/**
 * To be called after a call: every query that says in its `meta` that it is outdated by it is asked anew when it is shown
 * next. So a list names the calls that make it wrong, and a call knows nothing of the lists of slices above its own.
 */
export function outdate(queries: QueryClient, { path }: Call): void {
  void queries.invalidateQueries({
    predicate: ({ meta }) => meta?.outdatedBy?.some((call) => call.path === path) ?? false,
    refetchType: 'none',
  });
}
