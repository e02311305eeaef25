import type { Context } from '@/lib/platform/server/context';
import { repeat } from '@/lib/platform/server/repeat';
import type { Encoder } from './encoder';
import { beginSession, type StreamOf } from './sessions';
import { RunningSession } from './stream-session';
import { encoderSource, type StreamSource } from './stream-source';
import { watchStreams } from './watch-streams';

/** Milliseconds between two looks at what this node and others do. */
const lookEvery = 2000;

export interface StreamNode {
  /** Takes a stream that an encoder sends; false where it is not let in. */
  take(encoder: Encoder): Promise<boolean>;
  /** Takes a stream from a source; false where it is not let in, and then the source is not used. */
  takeFrom(of: StreamOf, source: StreamSource): Promise<boolean>;
  /** Whether there is room for one more. */
  hasRoom(): boolean;
  /** Ends all sessions and the looks. */
  stop(): Promise<void>;
}

interface Running {
  session: RunningSession;
  done: Promise<void>;
}

/**
 * The streams that come to this node, at most so many at once. Until `stop`, it says every two seconds that its sessions go on, ends
 * those that somebody asked to end, and looks after the streams of nodes that were killed.
 */
export function startStreams(
  context: Context,
  { node, most, everyMs = lookEvery }: { node: string; most: number; everyMs?: number },
): StreamNode {
  const running = new Map<string, Running>();
  let beginning = 0;
  let isStopping = false;
  const hasRoom = () => !isStopping && running.size + beginning < most;

  async function take(of: StreamOf, source: StreamSource, address: string): Promise<boolean> {
    if (!hasRoom()) {
      context.log.warn({ address, most }, 'a stream was not let in: this node has no room');
      return false;
    }
    beginning += 1;
    try {
      const session = await beginSession(context, { of, node });
      if (typeof session !== 'string') return run(new RunningSession(context, session, source));
      context.log.info({ address, refusal: session }, 'a stream was not let in');
      return false;
    } finally {
      beginning -= 1;
    }
  }

  function run(session: RunningSession): true {
    const { id } = session.session;
    const done = session
      .run()
      // Its row is ended like that of a node that was killed.
      .catch((error: unknown) => context.log.error({ err: error }, 'the end of a stream could not be noted'))
      .finally(() => running.delete(id));
    running.set(id, { session, done });
    if (isStopping) session.stop('left');
    return true;
  }

  // Where the database is away, the next look mends what this one missed.
  const looking = repeat('streams', everyMs, async () => {
    for (const { session } of [...running.values()]) await say(context, session);
    await watchStreams(context);
  });

  return {
    async take(encoder) {
      // An encoder that comes back at once would find its own last pieces in the way.
      await Promise.all([...running.values()].flatMap(({ session, done }) => (session.isLeaving ? [done] : [])));
      return take({ key: encoder.name }, encoderSource(encoder), encoder.address);
    },
    takeFrom: (of, source) => take(of, source, 'an address'),
    hasRoom,
    async stop() {
      isStopping = true;
      await looking.stop();
      for (const { session } of running.values()) session.stop('left');
      await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
}

/** Says that a session goes on, and how; ends one that is to end, or that another node took over. */
async function say(context: Context, running: RunningSession): Promise<void> {
  const { id } = running.session;
  const row = await context.db.transaction((tx) =>
    tx
      .updateTable('live_session')
      .set({ seen_at: context.now(), health: JSON.stringify(running.health()) })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning('stop_reason')
      .executeTakeFirst(),
  );
  if (!row) running.stop('lost');
  else if (row.stop_reason !== null) running.stop(row.stop_reason);
}
