import { makeStreamKey } from '@/lib/live/stream/server/in/key';
import { beginSession, hashOfKey, type StreamOf } from '@/lib/live/stream/server/in/sessions';
import type { StreamNode } from '@/lib/live/stream/server/in/stream-node';
import { forbidName } from '@/lib/live/stream/server/provider/forbid-stream';
import { lookAtNames } from '@/lib/live/stream/server/provider/look-at-names';
import { liveCallbacks } from '@/lib/live/stream/server/provider/take-callback';
import { callerOf } from '../context';
import type { TestDatabase } from '../engines';
import type { useStreams } from '../live-streams';
import { configuredProvider, useProvider } from './use-provider';

/** A node that only begins sessions, and what it was given. */
type NamesNode = StreamNode & { taken: StreamOf[] };

const host = callerOf('host');

/** For each test of a block a provider (Alibaba Cloud's ways), broadcasts with names there, and nodes that fetch nothing. */
export function useNames(database: () => TestDatabase, streams: ReturnType<typeof useStreams>) {
  const provider = useProvider('aliyun', () => streams.context().now());
  // Each look sees all names of the block.
  afterEach(() => database().db.transaction((tx) => tx.updateTable('live_key').set({ ask_at: null }).execute()));
  const begin = (of: StreamOf) => beginSession(streams.context(), { of, node: 'here' });
  const push = (key: { server: string; key: string }) => provider().push(key, { isDrawn: false });

  return {
    provider,
    begin,
    push,
    hashOf: hashOfKey,
    /** A broadcast of the host with a key, by which an encoder sends. */
    async begun({ isOnline = true, ...changes }: { isOnline?: boolean; startAt?: number } = {}) {
      const { id } = await streams.broadcast({ host_id: 'host', ...changes });
      const key = await makeStreamKey(streams.context({ caller: host }), { id });
      const name = push(key);
      if (!isOnline) provider().leave(name);
      return { id, name };
    },
    node({ hasRoom = true } = {}): NamesNode {
      const taken: StreamOf[] = [];
      return {
        taken,
        take: async () => false,
        async takeFrom(of, source) {
          source.cut();
          const session = await begin(of);
          if (typeof session === 'string') return false;
          taken.push(of);
          return true;
        },
        hasRoom: () => hasRoom,
        stop: async () => {},
      };
    },
    look: (node: StreamNode) => lookAtNames({ context: streams.context(), node, provider: configuredProvider() }),
    /** How often the provider was asked for a state. */
    asked: () => provider().state.asked.filter((call) => call.startsWith('DescribeLiveStreamState ')).length,
    /** The provider calls back. */
    call: (name: string, isBegin: boolean, key?: string) =>
      liveCallbacks.serve(streams.context(), provider().callback(name, isBegin, key)),
    rows: (id: string) =>
      database().db.read.selectFrom('live_key').selectAll().where('broadcast_id', '=', id).execute(),
    async tell(event: 'broadcast.ended' | 'broadcast.canceled' | 'broadcast.missed' | 'broadcast.erased', id: string) {
      const context = streams.context();
      await database().db.transaction((tx) => context.emit(context, tx, event, { id, reason: '' }));
    },
    /** Runs the jobs that void names, once each. */
    async runJobs() {
      const { db } = database();
      const jobs = await db.read
        .selectFrom('job')
        .select(['id', 'payload'])
        .where('kind', '=', forbidName.kind)
        .execute();
      for (const { id, payload } of jobs) {
        const context = { ...streams.context(), attempt: 1, signal: new AbortController().signal };
        await forbidName.run(context, forbidName.payload.parse(JSON.parse(payload)));
        await db.transaction((tx) => tx.deleteFrom('job').where('id', '=', id).execute());
      }
    },
  };
}
