import { sql } from 'kysely';
import type { Reader } from '@/lib/platform/server/db/database';
import { inPortions } from '@/lib/platform/server/db/in-portions';
import { type Account, type AccountKindName, accountKinds } from '../codes';
import { faultOf, type Transaction, unitOf } from '../rules/balanced';
import { hashOf } from './post-transaction';

const rowsAtOnce = 500;

/** Something that cannot be: which transaction or account, and what is wrong with it. */
export interface LedgerFault {
  id: string;
  fault: string;
}

/**
 * Examines the ledger in portions: every transaction since a time is balanced and is what was written, and every account
 * that a person holds is the sum of its entries, numbered without gaps and never negative. Yields what is wrong.
 * @param since milliseconds UTC; accounts are examined whole
 */
export async function* checkLedger(db: Reader, { since }: { since: number }): AsyncGenerator<LedgerFault> {
  for await (const { key, hash, ...row } of transactionsSince(db, since)) {
    const transaction: Transaction = { key, ...row };
    const fault = faultOf(transaction);
    if (fault) yield { id: key, fault };
    else if (row.isMixed) yield { id: key, fault: 'an entry has another unit than its account' };
    else if (hashOf(transaction) !== hash) yield { id: key, fault: 'it is not what was written' };
  }
  yield* accountFaults(db);
}

const transactionsSince = (db: Reader, since: number) =>
  inPortions(rowsAtOnce, async (last: { at: number; id: string } | undefined) => {
    const rows = await db
      .selectFrom('ledger_transaction')
      .selectAll()
      .where((row) => row(row.refTuple('at', 'id'), '>', row.tuple(last?.at ?? since, last?.id ?? '')))
      .orderBy('at')
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    const ids = rows.map(({ id }) => id);
    const entries = ids.length
      ? await db.selectFrom('ledger_entry').selectAll().where('transaction_id', 'in', ids).execute()
      : [];
    const ofTransaction = Map.groupBy(entries, (entry) => entry.transaction_id);
    return rows.map((row) => {
      const own = ofTransaction.get(row.id) ?? [];
      const parts = own.map(({ account, amount }) => ({ account: accountOf(account), amount }));
      return { ...row, entries: parts, isMixed: own.some((entry) => entry.unit !== unitOf(accountOf(entry.account))) };
    });
  });

/** The reverse of `accountId`. An unknown kind is an error of its own: the ledger names only ours. */
function accountOf(id: string): Account {
  const [kind = '', ...of] = id.split(':');
  if (!Object.hasOwn(accountKinds, kind)) throw new Error(`The ledger has an account ${id} of no known kind.`);
  return { kind: kind as AccountKindName, ...(of.length > 0 && { of: of.join(':') }) };
}

const accountsOf = (db: Reader) =>
  inPortions(rowsAtOnce, (last: { id: string } | undefined) =>
    db
      .selectFrom('ledger_account')
      .selectAll()
      .where('id', '>', last?.id ?? '')
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute(),
  );

async function* accountFaults(db: Reader): AsyncGenerator<LedgerFault> {
  for await (const { id, balance, version } of accountsOf(db)) {
    const { count, sum, broken } = await sumOf(db, id);
    if (balance < 0) yield { id, fault: 'its balance is negative' };
    else if (sum !== balance) yield { id, fault: `its balance is ${balance}, its entries are ${sum}` };
    else if (count !== version) yield { id, fault: `it counts ${version} entries and has ${count}` };
    else if (broken > 0) yield { id, fault: 'an entry does not follow the one before it' };
  }
}

/** The entries of an account: how many, their sum, and how many have another number or balance than those before give. */
async function sumOf(db: Reader, account: string) {
  const followed = db
    .selectFrom('ledger_entry')
    .select([
      'amount',
      'version',
      'balance',
      sql<number>`sum(amount) over (order by version)`.as('running'),
      sql<number>`row_number() over (order by version)`.as('place'),
    ])
    .where('account', '=', account)
    .as('followed');
  const broken = sql<number>`sum(case when balance = running and version = place then 0 else 1 end)`;
  const row = await db
    .selectFrom(followed)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('amount').as('sum'), broken.as('broken')])
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), sum: Number(row.sum ?? 0), broken: Number(row.broken ?? 0) };
}
