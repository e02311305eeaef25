import { type Account, accountKinds, type Cause, type Entry, type Unit } from '../codes';

/** One balanced movement. */
export interface Transaction {
  /** Whatever happens twice has the same key, for ever. */
  key: string;
  cause: Cause;
  /** What it is about: an order, a work. */
  about: string;
  entries: readonly Entry[];
}

/** The id of an account: `wallet:<person>`, `sold:ticket`, `wechat`. */
export const accountId = ({ kind, of }: Account): string => (of === undefined ? kind : `${kind}:${of}`);

export const unitOf = ({ kind }: Account): Unit => accountKinds[kind].unit;

/**
 * What is wrong with a transaction; null for nothing. Amounts are integers but zero, each account occurs once, a held
 * account has a holder, and the amounts of each unit are zero together.
 */
export function faultOf({ entries }: Pick<Transaction, 'entries'>): string | null {
  if (entries.length < 2) return 'a transaction has at least two entries';
  const ids = new Set(entries.map(({ account }) => accountId(account)));
  if (ids.size !== entries.length) return 'an account occurs twice';
  if (!entries.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0))
    return 'an amount is no integer or 0';
  if (entries.some(({ account }) => accountKinds[account.kind].isHeld && !account.of))
    return 'an account has no holder';
  const sums = Map.groupBy(entries, ({ account }) => unitOf(account));
  const isBalanced = [...sums.values()].every((each) => each.reduce((sum, { amount }) => sum + amount, 0) === 0);
  return isBalanced ? null : 'the amounts are not zero together';
}

/** What a key stands for, as text: the same transaction has the same, whatever the order of its entries. */
export function contentOf({ key, cause, about, entries }: Transaction): string {
  const amounts = entries.map(({ account, amount }): [string, number] => [accountId(account), amount]);
  return JSON.stringify([key, cause, about, amounts.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}
