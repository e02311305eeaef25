import { type InfiniteData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import { changeLoaded } from '@/lib/platform/client/change-loaded';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import type { Page } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import type { VideoState } from '../codes';
import type * as contract from '../contract';

const findOwnWorks: CallOf<typeof contract.findOwnWorks> = calls.findOwnWorks;
const getWork: CallOf<typeof contract.getWork> = calls.getWork;
const createWork: CallOf<typeof contract.createWork> = calls.createWork;
const saveWork: CallOf<typeof contract.saveWork> = calls.saveWork;
const submitWork: CallOf<typeof contract.submitWork> = calls.submitWork;
const withdrawWork: CallOf<typeof contract.withdrawWork> = calls.withdrawWork;
const removeWork: CallOf<typeof contract.removeWork> = calls.removeWork;
const saveCover: CallOf<typeof contract.saveCover> = calls.saveCover;
/** Interval in ms of refetching a work while its file is processed. */
const lookAgain = 3000;

/** The same while its file is uploaded, from any page. */
const lookForUpload = 10_000;

/**
 * The caller's works, 20 at a time, in one state or, for an empty string, in all. Follows the processing of their
 * files; quiet, since nobody pressed anything.
 */
export const ownWorksQuery = (state: VideoState | '') => ({
  ...pagedQuery(findOwnWorks, { state, pageSize: 20 }, { quiet: true }),
  refetchInterval: ({ state: { data } }: { state: { data?: InfiniteData<Page<contract.OwnWork>> | undefined } }) =>
    intervalFor(data?.pages.flatMap(({ list }) => list) ?? []),
});

function intervalFor(works: contract.OwnWork[]): number | false {
  if (works.some(({ processing }) => isMoving(processing))) return lookAgain;
  return works.some(({ processing }) => processing.state === 'uploading') ? lookForUpload : false;
}

/** A work of the caller for editing; follows the processing of its file. */
export const workQuery = (id: string) =>
  queryOptions({
    queryKey: [getWork.path, id],
    queryFn: ({ signal }) => call(getWork, { id }, { signal, quiet: true }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isMoving(data.processing) ? lookAgain : false),
  });

/** An upload is followed by its sender; processing only by refetching. */
const isMoving = ({ state }: contract.Processing) => state === 'waiting' || state === 'working';

const outdateLists = (queries: QueryClient) => queries.invalidateQueries({ queryKey: [findOwnWorks.path] });

/** Puts the work in an action's answer into the cache, and refetches lists. */
export async function takeDraft(
  queries: QueryClient,
  answer: Promise<contract.WorkDraft>,
): Promise<contract.WorkDraft> {
  const draft = await answer;
  const { queryKey } = workQuery(draft.id);
  await changeLoaded(queries, queryKey, () => queries.setQueryData(queryKey, draft));
  void outdateLists(queries);
  return draft;
}

/** Fields of a work, as input of the call. */
export type WorkChange = z.input<typeof contract.saveWork.input>;
/** The part of a picture that becomes a cover, in pixels of the upright picture. */
export type CoverArea = Pick<z.input<typeof contract.saveCover.input>, 'left' | 'top' | 'width' | 'height'>;

/**
 * Actions on works of the caller. Each throws what `call` throws; the server's answer is put into the cache, and lists
 * are refetched. Uploads, saving, submitting and covers are quiet: the screen shows errors itself.
 */
export function useWorkActs() {
  const queries = useQueryClient();
  return useMemo(() => workActs(queries), [queries]);
}

function workActs(queries: QueryClient) {
  const take = (answer: Promise<contract.WorkDraft>) => takeDraft(queries, answer);
  return {
    create: (uploadId: string) => take(call(createWork, { uploadId }, { quiet: true })),
    save: (change: WorkChange) => take(call(saveWork, change, { encoding: 'json', quiet: true })),
    submit: (id: string, revision: number, acknowledged = false) =>
      take(call(submitWork, { id, revision, acknowledged }, { quiet: true })),
    withdraw: (id: string) => take(call(withdrawWork, { id })),
    async remove(id: string): Promise<void> {
      await call(removeWork, { id });
      queries.removeQueries({ queryKey: workQuery(id).queryKey });
      await outdateLists(queries);
    },
    /** Returns the key for `save`. */
    async saveCover(id: string, picture: File, area: CoverArea): Promise<string> {
      return (await call(saveCover, { id, picture, ...area }, { encoding: 'multipart', quiet: true })).key;
    },
  };
}
