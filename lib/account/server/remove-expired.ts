import type { Database, Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';

const rowsAtOnce = 500;

/** Removes, once a day, codes, tickets and sessions whose time is over: nobody can use them any more. */
export const removeExpired = defineJob({
  kind: 'account.remove-expired',
  payload: scheduledPayload,
  schedule: 'beijing-midnight',
  async run({ db, now }) {
    for (const remove of removals) await inPortions(db, (tx) => remove(tx, now()));
  },
});

/** What has been made to last meanwhile is not over: each asks for the time once more. */
const removals = [
  (tx: Tx, now: number) =>
    tx
      .deleteFrom('account_code')
      .where('address', 'in', expiredOf(tx, 'account_code', 'address', now))
      .where('expires_at', '<=', now),
  (tx: Tx, now: number) =>
    tx
      .deleteFrom('account_ticket')
      .where('token_hash', 'in', expiredOf(tx, 'account_ticket', 'token_hash', now))
      .where('expires_at', '<=', now),
  (tx: Tx, now: number) =>
    tx
      .deleteFrom('account_session')
      .where('token_hash', 'in', expiredOf(tx, 'account_session', 'token_hash', now))
      .where('expires_at', '<=', now),
  (tx: Tx, now: number) =>
    tx
      .deleteFrom('account_ended_session')
      .where('token_hash', 'in', expiredOf(tx, 'account_ended_session', 'token_hash', now))
      .where('expires_at', '<=', now),
];

type Expiring = 'account_code' | 'account_ticket' | 'account_session' | 'account_ended_session';

function expiredOf(tx: Tx, table: Expiring, key: 'address' | 'token_hash', now: number) {
  return tx.selectFrom(table).select(key).where('expires_at', '<=', now).limit(rowsAtOnce);
}

/** No statement holds the process for long (DESIGN 5). */
async function inPortions(db: Database, remove: (tx: Tx) => ReturnType<(typeof removals)[number]>): Promise<void> {
  for (;;) {
    const removed = await db.transaction((tx) => remove(tx).executeTakeFirst());
    if (removed.numDeletedRows === 0n) return;
  }
}
