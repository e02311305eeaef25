import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { broadcastNowQuery } from '@/lib/live/broadcast/client/broadcasts';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const getStreamDesk: CallOf<typeof contract.getStreamDesk> = calls.getStreamDesk;
const makeStreamKey: CallOf<typeof contract.makeStreamKey> = calls.makeStreamKey;
const endBroadcast: CallOf<typeof contract.endBroadcast> = calls.endBroadcast;

/** Milliseconds between two looks at what arrives: near its start and while it is on air, and otherwise. */
const looks = { often: 3000, seldom: 30_000 } as const;

const streamDeskQuery = (id: string) =>
  queryOptions({
    queryKey: [getStreamDesk.path, id],
    queryFn: ({ signal }) => call(getStreamDesk, { id }, { signal }),
  });

/** The stream of an own broadcast, as it is now. */
export function useStreamDesk(first: contract.StreamDesk & { id: string }): contract.StreamDesk {
  const { id, ...desk } = first;
  const { data } = useQuery({
    ...streamDeskQuery(id),
    initialData: desk,
    refetchInterval: ({ state }) => (state.data ? nextLook(state.data, Date.now()) : false),
  });
  return data;
}

/** In how many ms the desk is looked at again at `now`; false where nothing comes any more. */
function nextLook({ phase, opensAt }: contract.StreamDesk, now: number): number | false {
  if (phase === 'upcoming') return now < Date.parse(opensAt) ? looks.seldom : looks.often;
  return phase === 'late' || phase === 'live' || phase === 'interrupted' ? looks.often : false;
}

/** What a host does with a stream. Each throws what `call` throws, without the error path; the desk is asked again. */
export function useStreamActs(id: string) {
  const queries = useQueryClient();
  const outdate = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: streamDeskQuery(id).queryKey }),
      queries.invalidateQueries({ queryKey: broadcastNowQuery(id).queryKey }),
    ]);
  return {
    async makeKey() {
      const made = await call(makeStreamKey, { id }, { quiet: true });
      void outdate();
      return made;
    },
    async end() {
      await call(endBroadcast, { id }, { quiet: true });
      await outdate();
    },
  };
}
