import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes what is loaded under a key by what an act was answered. An answer that is on its way may be from before the act or
 * from after it: it is cut off, and asked for anew once the change is made.
 */
export async function changeLoaded(queries: QueryClient, queryKey: QueryKey, change: () => void): Promise<void> {
  const isAsked = queries.isFetching({ queryKey }) > 0;
  await queries.cancelQueries({ queryKey });
  change();
  if (isAsked) void queries.invalidateQueries({ queryKey });
}
