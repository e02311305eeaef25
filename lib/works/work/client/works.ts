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
/** So often, in ms, a work is looked at again while something is done to its file. */
const lookAgain = 3000;

/** The same where a file is on its way, from whichever page it is sent. */
const lookForUpload = 10_000;

/**
 * The own works, 20 at a time, in one state or, for the empty word, in all. Follows what becomes of their files; quiet, since
 * nobody pressed anything for that.
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

/** One of the own works, to be edited; it follows what becomes of its file. */
export const workQuery = (id: string) =>
  queryOptions({
    queryKey: [getWork.path, id],
    queryFn: ({ signal }) => call(getWork, { id }, { signal, quiet: true }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isMoving(data.processing) ? lookAgain : false),
  });

/** An upload is followed by who sends it; what is done to the file, by nobody but the server. */
const isMoving = ({ state }: contract.Processing) => state === 'waiting' || state === 'working';

const outdateLists = (queries: QueryClient) => queries.invalidateQueries({ queryKey: [findOwnWorks.path] });

/** Takes up what an act answers: the work as it is then is in the cache at once, and lists are asked for again. */
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

/** What is said of a work, as it travels. */
export type WorkChange = z.input<typeof contract.saveWork.input>;
/** Which part of a picture becomes a cover, in the pixels of the upright picture. */
export type CoverArea = Pick<z.input<typeof contract.saveCover.input>, 'left' | 'top' | 'width' | 'height'>;

/**
 * What can be done to own works. Each act throws what `call` throws; what the server answers is in the cache at once, and
 * lists are asked for again. Uploads, saving, handing in and covers are quiet: the screen says itself what is wrong.
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
    /** The key under which `save` takes it. */
    async saveCover(id: string, picture: File, area: CoverArea): Promise<string> {
      return (await call(saveCover, { id, picture, ...area }, { encoding: 'multipart', quiet: true })).key;
    },
  };
}
