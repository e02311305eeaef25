import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import { changeLoaded } from '@/lib/platform/client/change-loaded';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type { ActivityState } from '../codes';
import type * as contract from '../contract';

const findOwnActivities: CallOf<typeof contract.findOwnActivities> = calls.findOwnActivities;
const getOwnActivity: CallOf<typeof contract.getOwnActivity> = calls.getOwnActivity;
const createActivity: CallOf<typeof contract.createActivity> = calls.createActivity;
const saveActivity: CallOf<typeof contract.saveActivity> = calls.saveActivity;
const saveActivityCover: CallOf<typeof contract.saveActivityCover> = calls.saveActivityCover;
const saveActivityPhoto: CallOf<typeof contract.saveActivityPhoto> = calls.saveActivityPhoto;
const submitActivity: CallOf<typeof contract.submitActivity> = calls.submitActivity;
const withdrawActivity: CallOf<typeof contract.withdrawActivity> = calls.withdrawActivity;
const removeActivity: CallOf<typeof contract.removeActivity> = calls.removeActivity;
const pauseTicketType: CallOf<typeof contract.pauseTicketType> = calls.pauseTicketType;
const cancelActivity: CallOf<typeof contract.cancelActivity> = calls.cancelActivity;

/** The caller's activities, 20 at a time, in one state or, for an empty string, in all. */
export const ownActivitiesQuery = (state: ActivityState | '') => pagedQuery(findOwnActivities, { state, pageSize: 20 });

/** An activity of the caller for editing. */
export const ownActivityQuery = (id: string) =>
  queryOptions({
    queryKey: [getOwnActivity.path, id],
    queryFn: ({ signal }) => call(getOwnActivity, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

/** What is written of an activity, as input of the call. */
export type ActivityChange = z.input<typeof contract.saveActivity.input>;
/** The part of a picture that becomes a cover, in pixels of the upright picture. */
export type ActivityCoverArea = Omit<z.input<typeof contract.saveActivityCover.input>, 'id' | 'picture'>;

/**
 * Actions on activities of the caller. Each throws what `call` throws; the server's answer is put into the cache, and lists are
 * refetched. All but `withdraw`, `remove` and `pause` are quiet: the screen shows errors itself.
 */
export function useActivityActs() {
  const queries = useQueryClient();
  return useMemo(() => activityActs(queries), [queries]);
}

const quiet = { quiet: true } as const;
const outdateLists = (queries: QueryClient) => queries.invalidateQueries({ queryKey: [findOwnActivities.path] });

async function takeDraft(
  queries: QueryClient,
  answer: Promise<contract.ActivityDraft>,
): Promise<contract.ActivityDraft> {
  const draft = await answer;
  const { queryKey } = ownActivityQuery(draft.id);
  await changeLoaded(queries, queryKey, () => queries.setQueryData(queryKey, draft));
  void outdateLists(queries);
  return draft;
}

function activityActs(queries: QueryClient) {
  const take = (answer: Promise<contract.ActivityDraft>) => takeDraft(queries, answer);
  return {
    create: (begun: z.input<typeof contract.createActivity.input>) => take(call(createActivity, begun, quiet)),
    save: (change: ActivityChange) => take(call(saveActivity, change, { encoding: 'json', ...quiet })),
    submit: (id: string, revision: number, acknowledged = false) =>
      take(call(submitActivity, { id, revision, acknowledged }, quiet)),
    withdraw: (id: string) => take(call(withdrawActivity, { id })),
    pause: (id: string, ticketTypeId: string, pause: boolean) =>
      take(call(pauseTicketType, { id, ticketTypeId, pause })),
    cancel: (id: string, reason: string) => take(call(cancelActivity, { id, reason }, quiet)),
    async remove(id: string): Promise<void> {
      await call(removeActivity, { id });
      queries.removeQueries({ queryKey: ownActivityQuery(id).queryKey });
      await outdateLists(queries);
    },
    /** Returns the key for `save`. */
    async saveCover(id: string, picture: File, area: ActivityCoverArea): Promise<string> {
      return (await call(saveActivityCover, { id, picture, ...area }, { encoding: 'multipart', ...quiet })).key;
    },
    /** Returns the key for `save`. */
    async savePhoto(id: string, picture: File): Promise<string> {
      return (await call(saveActivityPhoto, { id, picture }, { encoding: 'multipart', ...quiet })).key;
    },
  };
}
