import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { z } from 'zod';
import { deskPartPath } from '@/lib/events/contest/client/addresses';
import { call } from '@/lib/platform/client/call';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import { entryLimits, shownStates } from '../codes';
import type * as contract from '../contract';

const findContestEntries: CallOf<typeof contract.findContestEntries> = calls.findContestEntries;
const getContestEntry: CallOf<typeof contract.getContestEntry> = calls.getContestEntry;
const countContestEntries: CallOf<typeof contract.countContestEntries> = calls.countContestEntries;
const checkEntry: CallOf<typeof contract.checkEntry> = calls.checkEntry;

/** All entries of a contest as a file. */
export const exportEntries: CallOf<typeof contract.exportEntries> = calls.exportEntries;

export type EntryCounts = z.output<typeof contract.countContestEntries.data>;

/** Which entries of a contest are shown; empty for all. */
export type EntryFilter = Pick<z.output<typeof contract.findContestEntries.input>, 'state' | 'categoryId' | 'text'>;
export type FilterState = EntryFilter['state'];

export const everyEntry: EntryFilter = { state: '', categoryId: '', text: '' };

/** States of entries that were sent once, in the order in which they come; those that wait for a check are a part of the submitted ones. */
export const deskStates = ['unchecked', 'submitted', ...shownStates.filter(isListed)] as const;

function isListed(state: (typeof shownStates)[number]): boolean {
  return state !== 'draft' && state !== 'submitted';
}

/** The filter that an address says; unknown values are left out. */
export function entryFilterOf(query: URLSearchParams): EntryFilter {
  const state = deskStates.find((one) => one === query.get('state')) ?? '';
  const text = (query.get('q') ?? '').trim().slice(0, entryLimits.search);
  return { state, categoryId: (query.get('category') ?? '').slice(0, 64), text };
}

/** The query of an address with a filter; other parameters stay. */
export function withEntryFilter(query: URLSearchParams, { state, categoryId, text }: EntryFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of [
    ['state', state],
    ['category', categoryId],
    ['q', text],
  ] as const) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** An entry at the desk of its contest. */
export const deskEntryPath = (contestId: string, id: string) =>
  `${deskPartPath(contestId, 'entries')}/${encodeURIComponent(id)}`;

/** The entries of a contest, 20 at a time. */
export const contestEntriesQuery = (contestId: string, filter: EntryFilter) =>
  pagedQuery(findContestEntries, { contestId, ...filter, pageSize: 20 });

/** An entry of a contest, as it is when somebody looks. */
export const contestEntryQuery = (id: string) =>
  queryOptions({
    queryKey: [getContestEntry.path, id],
    queryFn: ({ signal }) => call(getContestEntry, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

/** How many entries of a contest there are, as it is when somebody looks. */
export const entryCountsQuery = (contestId: string) =>
  queryOptions({
    queryKey: [countContestEntries.path, contestId],
    queryFn: ({ signal }) => call(countContestEntries, { contestId }, { signal, quiet: true }),
    staleTime: 0,
  });

/** The formal check of an entry. Throws what `call` throws; the screen shows errors itself. What it changes is asked again either way. */
export function useCheckEntry() {
  const queries = useQueryClient();
  return useCallback(
    async (check: z.input<typeof contract.checkEntry.input>): Promise<void> => {
      try {
        await call(checkEntry, check, { quiet: true });
      } finally {
        void queries.invalidateQueries({ queryKey: [getContestEntry.path] });
        void queries.invalidateQueries({ queryKey: [countContestEntries.path] });
      }
    },
    [queries],
  );
}
