import { LRUCache } from 'lru-cache';
import type { RateLimit } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Database, Tx } from '../db/database';
import { networkOf } from '../network';
import { type Repetition, repeat } from '../repeat';

export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/**
 * One use of a call: `name` is the endpoint's, `client` is counted (an address, an account, a phone number). Addresses
 * of one network are one client (`networkOf`).
 */
export interface Use {
  name: string;
  client: string;
  limit: RateLimit;
}

export interface RateLimiter {
  /** Counts a use and returns whether it is within the limit. Not inside a transaction. */
  check(use: Use): Promise<Verdict>;
  /** Starts exchanging loose counts between nodes and deleting old ones. */
  start(): void;
  /** Stops that, after a last exchange. */
  stop(): Promise<void>;
}

/** A fixed window of one client and call, the same on every node with the same time. */
interface Window {
  bucket: string;
  endsAt: number;
}

/** This node's state of a loose window: the count, and the part of it that is not in the database yet. */
interface Tally {
  endsAt: number;
  count: number;
  unshared: number;
}

const shareMs = 1000;
const rowsAtOnce = 500;
/** Maximum number of windows kept by a node. The least used are dropped first, so that heavy users stay. */
const remembered = 20_000;
/** One node a minute deletes ended windows, so that no two lock each other's rows. */
const clearing: Use = { name: 'rate-limit-clearing', client: 'nodes', limit: { max: 1, seconds: 60, strict: true } };

/**
 * Limits by fixed windows kept in the database (DESIGN 8, ADR 5).
 * Strict limits are counted there at once: over all nodes exactly `max` uses of a window are allowed. Loose ones are
 * counted in memory, at no cost to the request, and merged with those of other nodes once a second: together nodes may
 * exceed `max` by what each accepts in a second, and a crash loses the last second.
 */
export function createRateLimiter(db: Database, now: () => number): RateLimiter {
  const exhausted = new LRUCache<string, true>({ max: remembered });
  const tallies = new LRUCache<string, Tally>({ max: remembered });
  let sharing: Repetition | undefined;

  async function check(use: Use): Promise<Verdict> {
    const window = windowOf(use, now());
    const allowed = use.limit.strict ? await takeStrict(window, use.limit.max) : takeLoose(window, use.limit.max);
    return allowed
      ? { allowed }
      : { allowed, retryAfterSeconds: Math.max(1, Math.ceil((window.endsAt - now()) / 1000)) };
  }

  async function takeStrict({ bucket, endsAt }: Window, max: number): Promise<boolean> {
    // A used-up window stays so: further attempts cost no database write.
    if (exhausted.has(bucket)) return false;
    const counts = await db.transaction((tx) => addCounts(tx, [{ bucket, count: 1, ends_at: endsAt }]));
    if ((counts.get(bucket) ?? 0) <= max) return true;
    exhausted.set(bucket, true);
    return false;
  }

  function takeLoose({ bucket, endsAt }: Window, max: number): boolean {
    const tally = tallies.get(bucket) ?? { endsAt, count: 0, unshared: 0 };
    tallies.set(bucket, tally);
    if (tally.count >= max) return false;
    tally.count += 1;
    tally.unshared += 1;
    return true;
  }

  async function share(): Promise<void> {
    const known = [...tallies.entries()];
    for (const [bucket, tally] of known) if (tally.endsAt <= now()) tallies.delete(bucket);
    // In one order on all nodes, to avoid deadlocks.
    const changed = known
      .filter(([, tally]) => tally.unshared > 0 && tally.endsAt > now())
      .sort(([a], [b]) => (a < b ? -1 : 1));
    for (let start = 0; start < changed.length; start += rowsAtOnce) {
      await shareSome(changed.slice(start, start + rowsAtOnce));
    }
    if ((await check(clearing)).allowed) await clearEnded(db, now());
  }

  async function shareSome(changed: [string, Tally][]): Promise<void> {
    const rows = changed.map(([bucket, tally]) => ({ bucket, count: tally.unshared, ends_at: tally.endsAt }));
    for (const [, tally] of changed) tally.unshared = 0;
    try {
      const totals = await db.transaction((tx) => addCounts(tx, rows));
      for (const [bucket, tally] of changed) tally.count = (totals.get(bucket) ?? 0) + tally.unshared;
    } catch (error) {
      changed.forEach(([, tally], index) => {
        tally.unshared += rows[index]?.count ?? 0;
      });
      throw error;
    }
  }

  return {
    check,
    start() {
      sharing ??= repeat('rate limits', shareMs, share);
    },
    async stop() {
      await sharing?.stop();
      sharing = undefined;
      await share();
    },
  };
}

/** Counts a use; throws TooManyRequests, with the seconds to wait, beyond the limit. */
export async function enforce(limiter: Pick<RateLimiter, 'check'>, use: Use): Promise<void> {
  const verdict = await limiter.check(use);
  if (!verdict.allowed) {
    throw new CodedError('TooManyRequests', { retryAfterSeconds: verdict.retryAfterSeconds });
  }
}

function windowOf({ name, client, limit }: Use, now: number): Window {
  const length = limit.seconds * 1000;
  const endsAt = (Math.floor(now / length) + 1) * length;
  return { bucket: `${name}|${networkOf(client)}|${limit.seconds}|${endsAt}`, endsAt };
}

/** Adds to the counts of windows and returns their totals by bucket. */
async function addCounts(tx: Tx, rows: { bucket: string; count: number; ends_at: number }[]) {
  const totals = await tx
    .insertInto('rate_limit')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet((row) => ({
        count: row('rate_limit.count', '+', row.ref('excluded.count')),
      })),
    )
    .returning(['bucket', 'count'])
    .execute();
  return new Map(totals.map((row) => [row.bucket, row.count]));
}

async function clearEnded(db: Database, now: number): Promise<void> {
  for (;;) {
    const ended = await db.read
      .selectFrom('rate_limit')
      .select('bucket')
      .where('ends_at', '<=', now)
      .orderBy('ends_at')
      .limit(rowsAtOnce)
      .execute();
    if (ended.length === 0) return;
    const buckets = ended.map((row) => row.bucket);
    await db.transaction((tx) => tx.deleteFrom('rate_limit').where('bucket', 'in', buckets).execute());
  }
}
