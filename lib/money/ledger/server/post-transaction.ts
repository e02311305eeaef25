import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { accountKinds, type Entry } from '../codes';
import { accountId, contentOf, faultOf, type Transaction, unitOf } from '../rules/balanced';

/** Identifies the content of a transaction. */
export const hashOf = (transaction: Transaction) => createHash('sha256').update(contentOf(transaction)).digest('hex');

/**
 * Moves money or points by one balanced transaction (DESIGN 13, 'Money'), and returns whether it is new: one whose key was
 * used for the same is done already. Of several at once with the same key one is new.
 * The rows of accounts are held until the end of `tx`, in the order of their ids: call it once in a transaction, or for
 * accounts of the house only, and after holding the row of the order.
 * Throws BalanceTooLow where an account that a person holds would become negative; an Error for a transaction that is not
 * balanced, and for a key that was used for something else.
 * @param at milliseconds UTC
 */
export async function postTransaction(tx: Tx, transaction: Transaction, at: number): Promise<boolean> {
  const fault = faultOf(transaction);
  if (fault) throw new Error(`The ledger refused ${transaction.key}: ${fault}.`);
  const { key, cause, about, entries } = transaction;
  const [id, hash] = [uuid(), hashOf(transaction)];
  const inserted = await tx
    .insertInto('ledger_transaction')
    .values({ id, key, hash, cause, about, at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) {
    const known = await tx.selectFrom('ledger_transaction').select('hash').where('key', '=', key).executeTakeFirst();
    if (known?.hash !== hash) throw new Error(`The ledger knows ${key} as something else.`);
    return false;
  }
  const rows = [];
  for (const entry of entries.toSorted(byAccount)) {
    const [account, unit] = [accountId(entry.account), unitOf(entry.account)];
    rows.push({ transaction_id: id, account, unit, amount: entry.amount, ...(await changeBalance(tx, entry)) });
  }
  await tx.insertInto('ledger_entry').values(rows).execute();
  return true;
}

const byAccount = (a: Entry, b: Entry) => (accountId(a.account) < accountId(b.account) ? -1 : 1);

/** Changes the balance of an account that a person holds, by one statement; the house's accounts have none. */
async function changeBalance(tx: Tx, { account, amount }: Entry) {
  if (!accountKinds[account.kind].isHeld) return { version: null, balance: null };
  const id = accountId(account);
  if (amount > 0) {
    await tx
      .insertInto('ledger_account')
      .values({ id, unit: unitOf(account), balance: 0, version: 0 })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
  const changed = await tx
    .updateTable('ledger_account')
    .set((row) => ({ balance: row('balance', '+', amount), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where((row) => row(row('balance', '+', amount), '>=', 0))
    .returning(['version', 'balance'])
    .executeTakeFirst();
  if (!changed) throw new CodedError('BalanceTooLow');
  return changed;
}
