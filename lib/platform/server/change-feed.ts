import type { Context } from './context';
import type { Database } from './db/database';
import { longestTransactionMs } from './db/postgres';
import { logger } from './log';

const pollMs = 300;
/**
 * How far back each poll reads. A change becomes visible at its commit, later than its time: this is longer than the
 * longest transaction plus the difference between two nodes' clocks.
 */
const windowMs = 4 * longestTransactionMs;

/** A recent change. */
interface Changed<Change> {
  /** Id of the changed object. */
  key: string;
  /** Different after each change. */
  version: number;
  change: Change;
}

interface Look<Change> {
  changed: readonly Changed<Change>[];
  /** A state that concerns all followers; different after each change. */
  common?: unknown;
}

interface Source<Change> {
  /** Unique; also for the log. */
  name: string;
  /** Reads the changes after a time (ms). */
  look(db: Database, since: number, now: number): Promise<Look<Change>>;
}

/** A stream's position in the feed. */
export interface FeedFollower<Change> {
  /** Waits until something has happened since the last call, at most `withinMs` or until the signal. */
  wait(signal: AbortSignal, withinMs: number): Promise<void>;
  /** The changes since the last call, of each key the latest. */
  take(): Change[];
  leave(): void;
}

/** Changes on any node. */
export interface ChangeFeed<Change> {
  /** Follows one key and the common state; without a key, all keys. */
  follow(key: string | null): FeedFollower<Change>;
}

interface Place<Change> {
  key: string | null;
  changed: Map<string, Change>;
  ring(): void;
}

const slot = globalThis as typeof globalThis & {
  lightfieldFeeds?: WeakMap<Database, Map<string, ChangeFeed<unknown>>>;
};

/**
 * Returns a function that gives the process's feed of a source: it polls the database for all of its streams together, while
 * there are any.
 */
export function changeFeed<Change>(source: Source<Change>) {
  return (context: Pick<Context, 'db' | 'now'>): ChangeFeed<Change> => {
    slot.lightfieldFeeds ??= new WeakMap();
    const feeds = slot.lightfieldFeeds.get(context.db) ?? new Map<string, ChangeFeed<unknown>>();
    slot.lightfieldFeeds.set(context.db, feeds);
    const known = feeds.get(source.name) ?? createFeed(source, context);
    feeds.set(source.name, known);
    return known as ChangeFeed<Change>;
  };
}

function createFeed<Change>(source: Source<Change>, { db, now }: Pick<Context, 'db' | 'now'>): ChangeFeed<Change> {
  const places = new Set<Place<Change>>();
  let versions = new Map<string, number>();
  let common: unknown;
  let lastLook = 0;
  let isLooking = false;

  async function look() {
    const at = now();
    const seen = await source.look(db, at - windowMs, at);
    // After such a pause changes may have been missed: every follower reads again.
    const isLate = at - lastLook > windowMs / 2;
    lastLook = at;
    const changed = seen.changed.filter(({ key, version }) => versions.get(key) !== version);
    versions = new Map(seen.changed.map(({ key, version }) => [key, version]));
    for (const one of changed) tell(one);
    if (seen.common !== common || isLate) for (const place of places) place.ring();
    common = seen.common;
  }

  function tell({ key, change }: Changed<Change>) {
    for (const place of places) {
      if (place.key !== null && place.key !== key) continue;
      place.changed.set(key, change);
      place.ring();
    }
  }

  async function lookOn() {
    isLooking = true;
    versions = new Map();
    while (places.size > 0) {
      await look().catch((error: unknown) =>
        logger().error({ err: error }, `changes of ${source.name} could not be read`),
      );
      await new Promise((resolve) => setTimeout(resolve, pollMs).unref());
    }
    isLooking = false;
  }

  return {
    follow(key) {
      const bell = createBell();
      const place: Place<Change> = { key, changed: new Map(), ring: bell.ring };
      places.add(place);
      if (!isLooking) void lookOn();
      return {
        wait: bell.wait,
        take() {
          const taken = [...place.changed.values()];
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
