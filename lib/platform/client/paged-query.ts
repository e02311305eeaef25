import { infiniteQueryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Page } from '@/lib/platform/shared/wire';
import { call } from './call';
import type { Remote } from './remote';

/**
 * Options of an infinite query over a paged call, from page 1 for as long as `hasNextPage` says (specification
 * section 3). The server prefetches with the same options and reads with `fetchPage` instead of over the wire.
 *
 * A list is fetched once per visit: a page from the cache may be old, and fetching every loaded page again would
 * move what the person is looking at. `refetch` renews it.
 */
export function pagedQuery<Input extends z.ZodType, Data extends z.ZodType<Page<unknown>>>(
  endpoint: Remote<Input, Data>,
  filter: z.input<Input> & { pageIndex?: never },
  fetchPage: (input: z.input<Input>, signal?: AbortSignal) => Promise<z.output<Data>> = (input, signal) =>
    call(endpoint, input, { signal }),
) {
  return infiniteQueryOptions({
    queryKey: [endpoint.name, filter],
    queryFn: ({ pageParam, signal }) => fetchPage({ ...filter, pageIndex: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (last: z.output<Data>) => (last.hasNextPage ? last.nextPage : null),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
