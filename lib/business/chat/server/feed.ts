import type { Context } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import { longestTransactionMs } from '@/lib/platform/server/db/postgres';
import { logger } from '@/lib/platform/server/log';
import { isStaffed } from './presence';

const pollMs = 300;
/**
 * How far back each poll reads. A change becomes visible at its commit, later than its time: this is longer than the
 * longest transaction plus the difference between two nodes' clocks.
 */
const windowMs = 4 * longestTransactionMs;

/** A stream's position in the feed. */
export interface FeedFollower {
  /** Waits until something has happened since the last call, at most `withinMs` or until the signal. */
  wait(signal: AbortSignal, withinMs: number): Promise<void>;
  /** The conversations that have changed since the last call, each with the number of its last message. */
  take(): { id: string; lastSeq: number }[];
  leave(): void;
}

/** Changes in all conversations, on any node. */
export interface ChatFeed {
  /** Follows one conversation and the presence of staff; without an id, all conversations. */
  follow(conversationId: string | null): FeedFollower;
}

interface Place {
  conversationId: string | null;
  changed: Map<string, number>;
  ring(): void;
}

const slot = globalThis as typeof globalThis & { lightfieldChatFeeds?: WeakMap<Database, ChatFeed> };

/** The process's feed: it polls the database for all of its streams together, while there are any. */
export function chatFeed(context: Pick<Context, 'db' | 'now'>): ChatFeed {
  slot.lightfieldChatFeeds ??= new WeakMap();
  const known = slot.lightfieldChatFeeds.get(context.db) ?? createFeed(context);
  slot.lightfieldChatFeeds.set(context.db, known);
  return known;
}

function createFeed({ db, now }: Pick<Context, 'db' | 'now'>): ChatFeed {
  const places = new Set<Place>();
  let versions = new Map<string, number>();
  let staffed: boolean | null = null;
  let lastLook = 0;
  let isLooking = false;

  async function look() {
    const at = now();
    const rows = await db.read
      .selectFrom('chat_conversation')
      .select(['id', 'version', 'last_seq'])
      .where('changed_at', '>', at - windowMs)
      .execute();
    const isThere = await isStaffed(db.read, at);
    // After such a pause changes may have been missed: every follower reads again.
    const isLate = at - lastLook > windowMs / 2;
    lastLook = at;
    const changed = rows.filter((row) => versions.get(row.id) !== row.version);
    versions = new Map(rows.map((row) => [row.id, row.version]));
    for (const row of changed) tell(row.id, row.last_seq);
    if (isThere !== staffed || isLate) for (const place of places) place.ring();
    staffed = isThere;
  }

  function tell(id: string, lastSeq: number) {
    for (const place of places) {
      if (place.conversationId !== null && place.conversationId !== id) continue;
      place.changed.set(id, lastSeq);
      place.ring();
    }
  }

  async function lookOn() {
    isLooking = true;
    versions = new Map();
    while (places.size > 0) {
      await look().catch((error: unknown) =>
        logger().error({ err: error }, 'changes of conversations could not be read'),
      );
      await new Promise((resolve) => setTimeout(resolve, pollMs).unref());
    }
    isLooking = false;
  }

  return {
    follow(conversationId) {
      const bell = createBell();
      const place: Place = { conversationId, changed: new Map(), ring: bell.ring };
      places.add(place);
      if (!isLooking) void lookOn();
      return {
        wait: bell.wait,
        take() {
          const taken = [...place.changed].map(([id, lastSeq]) => ({ id, lastSeq }));
          place.changed.clear();
          return taken;
        },
        leave: () => places.delete(place),
      };
    },
  };
}

/** A wake-up for one waiter; it may be triggered before the wait. */
function createBell() {
  let hasRung = false;
  let hear: (() => void) | null = null;
  return {
    ring() {
      hasRung = true;
      hear?.();
    },
    async wait(signal: AbortSignal, withinMs: number): Promise<void> {
      if (!hasRung && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(done, withinMs).unref();
          signal.addEventListener('abort', done);
          hear = done;
          function done() {
            clearTimeout(timer);
            signal.removeEventListener('abort', done);
            hear = null;
            resolve();
          }
        });
      }
      hasRung = false;
    },
  };
}
