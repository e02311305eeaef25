import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type { contestGroups } from '../codes';
import type * as contract from '../contract';

const findContests: CallOf<typeof contract.findContests> = calls.findContests;
const getContestTerms: CallOf<typeof contract.getContestTerms> = calls.getContestTerms;

export type ContestGroup = (typeof contestGroups)[number];

/** The public contests of a group, so many at a time. */
export const contestsQuery = (group: ContestGroup) =>
  pagedQuery(findContests, { group, pageSize: contestsPerPage }, { quiet: true });

/** A number that fills lines of two, three and four, with a lead of two places before them. */
export const contestsPerPage = 11;

/** A version of the terms of a contest. It never changes. */
export const contestTermsQuery = (name: string, version: number) =>
  queryOptions({
    queryKey: [getContestTerms.path, name, version],
    queryFn: ({ signal }) => call(getContestTerms, { name, version }, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
