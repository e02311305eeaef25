import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '@/lib/platform/shared/endpoint';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { outdatedBy?: readonly Call[] };
  }
}

/**
 * To be called after a call: every query with that call in its `meta` as outdating is refetched when it is shown next.
 * So a list names the calls that outdate it, and a call needs not know lists of higher slices.
 */
export function outdate(queries: QueryClient, { path }: Call): void {
  void queries.invalidateQueries({
    predicate: ({ meta }) => meta?.outdatedBy?.some((call) => call.path === path) ?? false,
    refetchType: 'none',
  });
}
