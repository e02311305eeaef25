import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { longestTransactionMs } from '../db/postgres';
import type { pageStore } from './store.mjs';

type PageStore = Pick<typeof pageStore, 'invalidate' | 'clear'>;

const pollMs = 250;
/**
 * How far back each poll reads. A transaction's rows become visible at its commit, in any order; this is longer than
 * the longest transaction plus the difference between two nodes' clocks.
 */
const windowMs = 4 * longestTransactionMs;
const keepMs = 10 * 60_000;

/**
 * Follows the invalidations that all nodes write and drops their pages here, within a second of the commit. A node that
 * could not poll for half the window clears its whole cache. Returns a function that stops it.
 */
export function followInvalidations(options: { db: Database; pages: PageStore; log: Logger }): () => void {
  const { db, pages, log } = options;
  const seen = new Map<string, number>();
  let lastLook = Date.now();
  let lastSweep = 0;
  let stopped = false;
  let timer: NodeJS.Timeout;

  async function look() {
    const now = Date.now();
    const rows = await db.read
      .selectFrom('page_invalidation')
      .select(['id', 'tag', 'created_at'])
      .where('created_at', '>', now - windowMs)
      .execute();
    if (now - lastLook > windowMs / 2) pages.clear();
    lastLook = now;
    const fresh = rows.filter((row) => !seen.has(row.id));
    for (const row of fresh) seen.set(row.id, row.created_at);
    if (fresh.length > 0) pages.invalidate([...new Set(fresh.map((row) => row.tag))]);
    if (now - lastSweep > windowMs) await sweep(now);
  }

  async function sweep(now: number) {
    lastSweep = now;
    for (const [id, createdAt] of seen) if (createdAt < now - 2 * windowMs) seen.delete(id);
    await db.transaction((tx) =>
      tx
        .deleteFrom('page_invalidation')
        .where('created_at', '<', now - keepMs)
        .execute(),
    );
  }

  async function loop() {
    await look().catch((error: unknown) => log.error({ err: error }, 'page invalidations could not be read'));
    if (!stopped) timer = setTimeout(loop, pollMs).unref();
  }

  timer = setTimeout(loop, 0).unref();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
