import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import { useSessionStore } from '@/lib/platform/client/session-store';
import * as calls from '../calls';
import type * as contract from '../contract';

const findIndustries: CallOf<typeof contract.findIndustries> = calls.findIndustries;
const findProfessions: CallOf<typeof contract.findProfessions> = calls.findProfessions;
const findAreas: CallOf<typeof contract.findAreas> = calls.findAreas;

/** A dictionary changes with a release of the product, never while a page is open. */
const staleTime = Number.POSITIVE_INFINITY;

/** The industries; they fill the `industryList` of the client state too (specification section 3). */
export const industriesQuery = queryOptions({
  queryKey: [findIndustries.path],
  queryFn: async ({ signal }) => {
    const industryList = await call(findIndustries, {}, { signal });
    useSessionStore.setState({ industryList });
    return industryList;
  },
  staleTime,
});

/** The professions; they fill the `professionList` of the client state too. */
export const professionsQuery = queryOptions({
  queryKey: [findProfessions.path],
  queryFn: async ({ signal }) => {
    const professionList = await call(findProfessions, {}, { signal });
    useSessionStore.setState({ professionList });
    return professionList;
  },
  staleTime,
});

/** The areas directly below one, with the path to it; the countries for null. */
export function areasQuery(parent: string | null) {
  return queryOptions({
    queryKey: [findAreas.path, parent],
    queryFn: ({ signal }) => call(findAreas, parent === null ? {} : { parent }, { signal }),
    staleTime,
  });
}
