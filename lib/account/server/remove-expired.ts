import type { Database } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';

/** What is good for a while only, by the key of its rows. */
const expiring = [
  ['account_code', 'address'],
  ['account_ticket', 'token_hash'],
  ['account_session', 'token_hash'],
  ['account_ended_session', 'token_hash'],
] as const;
const rowsAtOnce = 500;

/** Removes, once a day, codes, tickets and sessions whose time is over: nobody can use them any more. */
export const removeExpired = defineJob({
  kind: 'account.remove-expired',
  payload: scheduledPayload,
  schedule: 'beijing-midnight',
  async run({ db, now }) {
    for (const [table, key] of expiring) await removeExpiredOf(db, table, key, now());
  },
});

type Expiring = (typeof expiring)[number];

/** In portions, so that no statement holds the process for long (DESIGN 5). */
async function removeExpiredOf(db: Database, table: Expiring[0], key: Expiring[1], now: number): Promise<void> {
  for (;;) {
    const removed = await db.transaction((tx) =>
      tx
        .deleteFrom(table)
        .where(key, 'in', (eb) => eb.selectFrom(table).select(key).where('expires_at', '<=', now).limit(rowsAtOnce))
        .where('expires_at', '<=', now)
        .executeTakeFirst(),
    );
    if (removed.numDeletedRows === 0n) return;
  }
}
