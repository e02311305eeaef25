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
 * Options of an infinite query over a paged call, from page 1 for as long as `hasNextPage` says (specification
 * section 3). `quiet` as for {@link call}; `outdatedBy` are the calls after which the list is wrong (`outdate.ts`).
 *
 * A list is fetched once per visit: a page from the cache may be old, and fetching every loaded page again would
 * move what the person is looking at. `refetch` renews it.
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
