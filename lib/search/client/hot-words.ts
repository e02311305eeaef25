import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

const findHotWords = remote<typeof contract.findHotWords>({
  name: 'findHotWords',
  method: 'GET',
  path: '/api/search/hotWords',
  background: true,
});

/** What many search for. */
export const hotWordsQuery = queryOptions({
  queryKey: [findHotWords.name],
  queryFn: ({ signal }) => call(findHotWords, {}, { signal }),
  staleTime: 10 * 60_000,
});
