import type { Reader } from '@/lib/platform/server/db/database';
import type { PageQuery } from '@/lib/platform/shared/wire';
import type { Account } from '../codes';
import { accountId } from '../rules/balanced';

/** The balance of an account that a person holds, in its unit: 0 for one that nothing was ever moved to. */
export async function readBalance(db: Reader, account: Account): Promise<number> {
  const id = accountId(account);
  const row = await db.selectFrom('ledger_account').select('balance').where('id', '=', id).executeTakeFirst();
  return row?.balance ?? 0;
}

/**
 * A page of the history of an account that a person holds, the latest first, with one row more where others follow. Its
 * entries are numbered without gaps, so that every page is a range of its index: page 500 costs what page 1 costs.
 */
export async function readHistory(db: Reader, account: Account, { pageIndex, pageSize }: PageQuery) {
  const id = accountId(account);
  const last = await db.selectFrom('ledger_account').select('version').where('id', '=', id).executeTakeFirst();
  const first = (last?.version ?? 0) - (pageIndex - 1) * pageSize;
  return db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_transaction', 'ledger_transaction.id', 'ledger_entry.transaction_id')
    .select(['version', 'amount', 'balance', 'cause', 'about', 'at'])
    .where('account', '=', id)
    .where('version', '<=', first)
    .where('version', '>=', first - pageSize)
    .orderBy('version', 'desc')
    .execute();
}
