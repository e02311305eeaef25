import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const suggestPeople: CallOf<typeof contract.suggestPeople> = calls.suggestPeople;

/** People whose nickname begins with a text; no request for an empty one. */
export const peopleSuggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: [suggestPeople.path, text],
    queryFn: ({ signal }) => call(suggestPeople, { text }, { signal, quiet: true }),
    enabled: text !== '',
    staleTime: 60_000,
  });
