import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

const searchPeople = remote<typeof contract.searchPeople>({
  name: 'searchPeople',
  method: 'GET',
  path: '/api/person/search',
});

/** The people whose nickname begins with a text; nobody is asked for without one. */
export const peopleSearchQuery = (text: string) =>
  queryOptions({
    queryKey: [searchPeople.name, text],
    queryFn: ({ signal }) => call(searchPeople, { text }, { signal, quiet: true }),
    enabled: text !== '',
    staleTime: 60_000,
  });
