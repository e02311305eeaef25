import type { Database, Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';

const rowsAtOnce = 500;

/** Once a day removes expired codes, tickets, sessions, known devices and used shares. */
export const removeExpired = defineJob({
  kind: 'account.remove-expired',
  payload: scheduledPayload,
  schedule: 'beijing-midnight',
  async run({ db, now }) {
    for (const remove of removals) await inPortions(db, (tx) => remove(tx, now()));
  },
});

/** Rows extended meanwhile are kept: each statement checks the time again. */
const removals = [
  (tx: Tx, now: number) =>
    tx
      .deleteFrom('account_code_request')
      .where('request_hash', 'in', expiredOf(tx, 'account_code_request', 'request_hash', now))
      .where('expires_at', '<=', now),
  (tx: Tx, now: number) =>
    tx
      .deleteFrom('account_device')
      .where('device_hash', 'in', expiredOf(tx, 'account_device', 'device_hash', now))
      .where('expires_at', '<=', now),
  (tx: Tx, now: number) =>
    tx.deleteFrom('account_share').where('subject', 'in', wholeShares(tx, now)).where('ends_at', '<=', now),
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

type Expiring =
  | 'account_code_request'
  | 'account_device'
  | 'account_ticket'
  | 'account_session'
  | 'account_ended_session';

function expiredOf(tx: Tx, table: Expiring, key: 'request_hash' | 'device_hash' | 'token_hash', now: number) {
  return tx.selectFrom(table).select(key).where('expires_at', '<=', now).limit(rowsAtOnce);
}

function wholeShares(tx: Tx, now: number) {
  return tx.selectFrom('account_share').select('subject').where('ends_at', '<=', now).limit(rowsAtOnce);
}

/** In portions, so that no statement blocks the process for long (DESIGN 5). */
async function inPortions(db: Database, remove: (tx: Tx) => ReturnType<(typeof removals)[number]>): Promise<void> {
  for (;;) {
    const removed = await db.transaction((tx) => remove(tx).executeTakeFirst());
    if (removed.numDeletedRows === 0n) return;
  }
}
