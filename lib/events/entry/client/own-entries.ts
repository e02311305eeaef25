import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import { changeLoaded } from '@/lib/platform/client/change-loaded';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findOwnEntries: CallOf<typeof contract.findOwnEntries> = calls.findOwnEntries;
const getOwnEntry: CallOf<typeof contract.getOwnEntry> = calls.getOwnEntry;
const beginEntry: CallOf<typeof contract.beginEntry> = calls.beginEntry;
const saveEntry: CallOf<typeof contract.saveEntry> = calls.saveEntry;
const saveEntryPicture: CallOf<typeof contract.saveEntryPicture> = calls.saveEntryPicture;
const inviteMember: CallOf<typeof contract.inviteMember> = calls.inviteMember;
const removeMember: CallOf<typeof contract.removeMember> = calls.removeMember;
const answerInvitation: CallOf<typeof contract.answerInvitation> = calls.answerInvitation;
const sendEntry: CallOf<typeof contract.sendEntry> = calls.sendEntry;
const withdrawEntry: CallOf<typeof contract.withdrawEntry> = calls.withdrawEntry;
const removeEntry: CallOf<typeof contract.removeEntry> = calls.removeEntry;

/** The entries of the caller and of their teams, 20 at a time. */
export const ownEntriesQuery = pagedQuery(findOwnEntries, { pageSize: 20 });

/** The caller's entries of a work; quiet, since nobody pressed anything. */
export const entriesOfWorkQuery = (workId: string) =>
  queryOptions({
    queryKey: [findOwnEntries.path, { workId }],
    queryFn: ({ signal }) => call(findOwnEntries, { workId, pageIndex: 1, pageSize: 20 }, { signal, quiet: true }),
    staleTime: 0,
  });

/** An entry of the caller or of their team. */
export const ownEntryQuery = (id: string) =>
  queryOptions({
    queryKey: [getOwnEntry.path, id],
    queryFn: ({ signal }) => call(getOwnEntry, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

/** What is written of an entry, as input of the call. */
type EntryChange = z.input<typeof contract.saveEntry.input>;
type EntrySending = z.input<typeof contract.sendEntry.input>;

/** What is written of it. */
export function writtenFields(draft: contract.EntryDraft): contract.EntryFields {
  const { workId, categoryId, mode, teamName, titleZh, titleEn, introZh, introEn, pictures } = draft;
  return { workId, categoryId, mode, teamName, titleZh, titleEn, introZh, introEn, pictures };
}

/**
 * Actions on entries of the caller. Each throws what `call` throws; the server's answer is put into the cache, and lists are
 * refetched. All are quiet but `remove`: the screen shows errors itself.
 */
export function useEntryActs() {
  const queries = useQueryClient();
  return useMemo(() => entryActs(queries), [queries]);
}

const quiet = { quiet: true } as const;
const outdateLists = (queries: QueryClient) => queries.invalidateQueries({ queryKey: [findOwnEntries.path] });

async function takeDraft(queries: QueryClient, answer: Promise<contract.EntryDraft>): Promise<contract.EntryDraft> {
  const draft = await answer;
  const { queryKey } = ownEntryQuery(draft.id);
  await changeLoaded(queries, queryKey, () => queries.setQueryData(queryKey, draft));
  void outdateLists(queries);
  return draft;
}

function entryActs(queries: QueryClient) {
  const take = (answer: Promise<contract.EntryDraft>) => takeDraft(queries, answer);
  const save = (change: EntryChange) => take(call(saveEntry, change, { encoding: 'json', ...quiet }));
  return {
    begin: (begun: z.input<typeof contract.beginEntry.input>) => take(call(beginEntry, begun, quiet)),
    save,
    /** Enters another work, whatever else is written. */
    async chooseWork(id: string, workId: string): Promise<contract.EntryDraft> {
      const draft = await call(getOwnEntry, { id }, quiet);
      return save({ ...writtenFields(draft), workId, id, revision: draft.revision });
    },
    /** Returns the key for `save`. */
    async savePicture(id: string, picture: File): Promise<string> {
      return (await call(saveEntryPicture, { id, picture }, { encoding: 'multipart', ...quiet })).key;
    },
    invite: (id: string, userId: string) => take(call(inviteMember, { id, userId }, quiet)),
    uninvite: (id: string, userId: string) => take(call(removeMember, { id, userId }, quiet)),
    answer: (id: string, joins: boolean) => take(call(answerInvitation, { id, joins }, quiet)),
    send: (sending: EntrySending) => take(call(sendEntry, sending, quiet)),
    withdraw: (id: string) => take(call(withdrawEntry, { id }, quiet)),
    async remove(id: string): Promise<void> {
      await call(removeEntry, { id });
      queries.removeQueries({ queryKey: ownEntryQuery(id).queryKey });
      await outdateLists(queries);
    },
  };
}
