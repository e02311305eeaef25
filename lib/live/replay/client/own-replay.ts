import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { changeLoaded } from '@/lib/platform/client/change-loaded';
import type { CallOf } from '@/lib/platform/client/remote';
import type { AskFilm } from '@/lib/works/film/client/player/ask-playback';
import * as calls from '../calls';
import type * as contract from '../contract';

const getReplay: CallOf<typeof contract.getReplay> = calls.getReplay;
const openRecording: CallOf<typeof contract.openRecording> = calls.openRecording;
const makeReplay: CallOf<typeof contract.makeReplay> = calls.makeReplay;
const refuseReplay: CallOf<typeof contract.refuseReplay> = calls.refuseReplay;

/** Milliseconds between two looks: while it is made, and right after the end of a broadcast, before its end is noted. */
const looks = { making: 4000, none: 15_000 } as const;

const ownReplayQuery = (id: string) =>
  queryOptions({
    queryKey: [getReplay.path, id],
    queryFn: ({ signal }) => call(getReplay, { id }, { signal, quiet: true }),
  });

/** The recording of an own broadcast that is over, as it stands. */
export function useOwnReplay(id: string) {
  return useQuery({
    ...ownReplayQuery(id),
    refetchInterval: ({ state }) => {
      if (state.data?.state === 'making') return looks.making;
      return state.data?.state === 'none' && looks.none;
    },
  });
}

/** How a player asks for a recording of the own broadcasts. */
export const askForRecording =
  (id: string): AskFilm =>
  async (signal) => ({ ...(await call(openRecording, { id }, { signal, quiet: true })), qualities: [], subtitles: [] });

/** What a host does with a recording. Each throws what `call` throws, without the error path. */
export function useReplayActs(id: string) {
  const queries = useQueryClient();
  const { queryKey } = ownReplayQuery(id);
  const take = async (answer: Promise<contract.Replay>) => {
    try {
      const replay = await answer;
      await changeLoaded(queries, queryKey, () => queries.setQueryData(queryKey, replay));
    } catch (error) {
      // Something else may have been done meanwhile, in another window.
      void queries.invalidateQueries({ queryKey });
      throw error;
    }
  };
  return {
    /** Makes a draft work of a part, in whole seconds. */
    make: (part: { fromSeconds: number; toSeconds: number }) =>
      take(call(makeReplay, { id, ...part }, { quiet: true })),
    refuse: () => take(call(refuseReplay, { id }, { quiet: true })),
  };
}
