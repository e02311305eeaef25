import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Updates loaded data by the answer to a change. A running refetch may be from before or after the change: it is
 * cancelled, and repeated once the update is made.
 */
export async function changeLoaded(queries: QueryClient, queryKey: QueryKey, change: () => void): Promise<void> {
  const isAsked = queries.isFetching({ queryKey }) > 0;
  await queries.cancelQueries({ queryKey });
  change();
  if (isAsked) void queries.invalidateQueries({ queryKey });
}
