import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findSuggestions: CallOf<typeof contract.findSuggestions> = calls.findSuggestions;

/** Names that contain a text; no request for an empty one. The previous suggestions stay until the next arrive. */
export const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: [findSuggestions.path, text],
    queryFn: ({ signal }) => call(findSuggestions, { text }, { signal }),
    enabled: text !== '',
    placeholderData: text === '' ? undefined : keepPreviousData,
    staleTime: 60_000,
    // By then something else was typed.
    retry: false,
  });
