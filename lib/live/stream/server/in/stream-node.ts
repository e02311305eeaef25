import type { Context } from '@/lib/platform/server/context';
import type { Encoder } from './encoder-door';
import { probeEncoder } from './probe-stream';
import { beginSession, findByKey } from './sessions';
import { RunningSession, type StreamSource, waitForPicture } from './stream-session';
import { watchStreams } from './watch-streams';

/** Milliseconds between two looks at what this node and others do. */
const lookEvery = 2000;
/** Milliseconds in which an encoder must begin to send a picture before it is looked at. */
const pictureMs = 10_000;

interface StreamNode {
  /** Takes a stream that an encoder sends. */
  take(encoder: Encoder): Promise<void>;
  /** Takes a stream from another source for a broadcast; false where it is not let in. */
  takeFrom(broadcastId: string, source: StreamSource): Promise<boolean>;
  /** Ends all sessions and the looks. */
  stop(): Promise<void>;
}

/**
 * The streams that come to this node, at most so many at once. Until `stop`, it says every two seconds that its sessions go on, ends
 * those that somebody asked to end, and looks after the streams of nodes that were killed.
 */
export function startStreams(context: Context, { node, most }: { node: string; most: number }): StreamNode {
  const running = new Map<string, { session: RunningSession; done: Promise<void> }>();
  let isStopping = false;

  async function begin(broadcastId: string, source: StreamSource): Promise<boolean> {
    if (isStopping || running.size >= most) {
      context.log.warn({ broadcastId, most }, 'a stream was not let in: this node has enough');
      return false;
    }
    const session = await beginSession(context, { broadcastId, node });
    if (typeof session === 'string') {
      context.log.info({ broadcastId, refusal: session }, 'a stream was not let in');
      return false;
    }
    const one = new RunningSession(context, session, source);
    const done = one.run().finally(() => running.delete(session.id));
    running.set(session.id, { session: one, done });
    return true;
  }

  const looking = setInterval(() => void look(), lookEvery).unref();
  let isLooking = false;
  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      for (const { session } of running.values()) await say(context, session);
      await watchStreams(context);
    } catch (error) {
      // The database is away; the next look mends what this one missed.
      context.log.warn({ err: error }, 'streams could not be looked after');
    } finally {
      isLooking = false;
    }
  }

  return {
    async take(encoder) {
      const broadcastId = await findByKey(context.db.read, encoder.name);
      if (!broadcastId || !(await begin(broadcastId, encoderSource(encoder)))) encoder.cut();
    },
    takeFrom: begin,
    async stop() {
      isStopping = true;
      clearInterval(looking);
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

function encoderSource(encoder: Encoder): StreamSource {
  return {
    async probe() {
      await Promise.race([waitForPicture(encoder.kinds, pictureMs), encoder.gone]);
      return encoder.kinds().video ? probeEncoder(encoder) : null;
    },
    feed: ({ sink }) => encoder.pipeTo(sink),
    sends: encoder.kinds,
    bytes: encoder.bytes,
    leftOut: encoder.leftOut,
    cut: encoder.cut,
    gone: encoder.gone,
  };
}
