import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Call } from '@/lib/platform/shared/endpoint';
import type { Page } from '@/lib/platform/shared/wire';
import { type CallOptions, call } from './call';
import type { Remote } from './remote';

interface PagedQueryOptions extends Pick<CallOptions, 'quiet'> {
  outdatedBy?: readonly Call[];
}

/**
 * Options of an infinite query over a paged call, from page 1 while there is a `hasNextPage` (specification section 3).
 * `quiet` as for {@link call}; `outdatedBy` are the calls that outdate the list (`outdate.ts`).
 * A list is fetched once per visit: a cached page may be outdated, and refetching every loaded page would move what the
 * person is looking at. `refetch` updates it.
 */
export function pagedQuery<Input extends z.ZodType, Data extends z.ZodType<Page<unknown>>>(
  endpoint: Remote<Input, Data>,
  filter: z.input<Input> & { pageIndex?: never },
  { quiet, outdatedBy }: PagedQueryOptions = {},
) {
  const queryKey: QueryKey = [endpoint.path, filter];
  return infiniteQueryOptions({
    queryKey,
    meta: { outdatedBy },
    queryFn: ({ pageParam, signal }) => call(endpoint, { ...filter, pageIndex: pageParam }, { signal, quiet }),
    initialPageParam: 1,
    getNextPageParam: (last: z.output<Data>) => (last.hasNextPage ? last.nextPage : null),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
