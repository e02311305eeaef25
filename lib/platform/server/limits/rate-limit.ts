import { LRUCache } from 'lru-cache';
import type { RateLimit } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Database, Tx } from '../db/database';
import { networkOf } from '../network';
import { type Repetition, repeat } from '../repeat';

export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/**
 * One use of a call: `name` is the endpoint's, `client` whose use it is (an address, an account, a phone number). Addresses
 * of one network are one client (`networkOf`).
 */
export interface Use {
  name: string;
  client: string;
  limit: RateLimit;
}

export interface RateLimiter {
  /** Counts one use and says whether it is within the limit. Not inside a transaction. */
  check(use: Use): Promise<Verdict>;
  /** Begins to share the loose counts between nodes and to clear old ones away. */
  start(): void;
  /** Ends that, after a last sharing. */
  stop(): Promise<void>;
}

/** A fixed window of one client and call; every node that reads the same time finds the same one. */
interface Window {
  bucket: string;
  endsAt: number;
}

/** What this node knows of a loose window: the count, and how much of it the database has not heard of. */
interface Tally {
  endsAt: number;
  count: number;
  unshared: number;
}

const shareMs = 1000;
const rowsAtOnce = 500;
/** Windows remembered by a node. The least used are forgotten first: whoever presses hard is remembered. */
const remembered = 20_000;
/** One node a minute clears the ended windows away, so that two never lock each other's rows. */
const clearing: Use = { name: 'rate-limit-clearing', client: 'nodes', limit: { max: 1, seconds: 60, strict: true } };

/**
 * Limits by fixed windows kept in the database (DESIGN 8, ADR 5).
 *
 * Strict limits are counted there at once: over all nodes exactly `max` uses of a window are allowed. Loose ones are
 * counted in memory, at no cost to the request, and merged with the other nodes' once a second: together nodes may
 * allow what each takes in a second beyond `max`, and a crash forgets the last second.
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
    // A window that is used up stays so: whoever goes on trying costs no database write.
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
    // In one order on all nodes, so that two of them never wait for each other's rows.
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

/** Counts one use; throws TooManyRequests, with the seconds to wait, when that is beyond the limit. */
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
