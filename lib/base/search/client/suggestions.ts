import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findSuggestions: CallOf<typeof contract.findSuggestions> = calls.findSuggestions;

/** Names in which a text stands; nothing is asked for without one. Those of the text before stay until the new have come. */
export const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: [findSuggestions.path, text],
    queryFn: ({ signal }) => call(findSuggestions, { text }, { signal }),
    enabled: text !== '',
    placeholderData: text === '' ? undefined : keepPreviousData,
    staleTime: 60_000,
    // By then something else has been typed.
    retry: false,
  });
