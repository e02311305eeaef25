import fc from 'fast-check';
import { sql } from 'kysely';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { settled } from '@/test/settled';
import type { Account, Entry } from '../codes';
import type { Transaction } from '../rules/balanced';
import { checkLedger } from './check-ledger';
import { postTransaction } from './post-transaction';
import { readBalance, readHistory } from './read-account';

const wallet = (of: string): Account => ({ kind: 'wallet', of });
const sold: Account = { kind: 'sold', of: 'topUp' };

function move(key: string, entries: Entry[], about = 'about'): Transaction {
  return { key, cause: 'payment', about, entries };
}
const give = (key: string, of: string, amount: number) =>
  move(key, [
    { account: sold, amount: -amount },
    { account: wallet(of), amount },
  ]);

describeOnBothEngines('the ledger', (database) => {
  const post = (transaction: Transaction, at = noon) =>
    database().db.transaction((tx) => postTransaction(tx, transaction, at));
  const balance = (account: Account) => readBalance(database().db.read, account);
  const faults = async (since = 0) => {
    const found = [];
    for await (const fault of checkLedger(database().db.read, { since })) found.push(fault);
    return found;
  };

  test('moves once for a key, and keeps what was moved', async () => {
    expect(await post(give('a1', 'ann', 500))).toBe(true);
    expect(await post(give('a1', 'ann', 500))).toBe(false);
    await expect(post(give('a1', 'ann', 501))).rejects.toThrow('The ledger knows a1 as something else.');
    await expect(post(move('a2', [{ account: sold, amount: 1 }]))).rejects.toThrow('at least two entries');
    expect(await balance(wallet('ann'))).toBe(500);
    expect(await readHistory(database().db.read, wallet('ann'), { pageIndex: 1, pageSize: 20 })).toEqual([
      { version: 1, amount: 500, balance: 500, cause: 'payment', about: 'about', at: noon },
    ]);
  });

  test('never lets a person’s account become negative, whoever takes from it at once', async () => {
    await post(give('b0', 'bea', 1000));
    const take = (key: string) => post(give(key, 'bea', -300));
    const taken = await settled(Array.from({ length: 12 }, (_, index) => take(`b take ${index}`)));
    expect(taken.filter((one) => one === 'done')).toHaveLength(3);
    expect(taken.filter((one) => one === 'BalanceTooLow')).toHaveLength(9);
    expect(await balance(wallet('bea'))).toBe(100);
    await expect(post(give('nobody', 'nobody', -1))).rejects.toMatchObject({ code: 'BalanceTooLow' });
    expect(await faults()).toEqual([]);
  });

  test('takes fifty equal movements at once for one', async () => {
    const same = await Promise.all(Array.from({ length: 50 }, () => post(give('c1', 'cid', 70))));
    expect(same.filter(Boolean)).toHaveLength(1);
    expect(await balance(wallet('cid'))).toBe(70);
  });

  test('does not wait in a circle when people pay each other crosswise', async () => {
    await Promise.all([post(give('d1', 'dan', 1000)), post(give('d2', 'eve', 1000))]);
    const between = (key: string, from: string, to: string) =>
      post(
        move(key, [
          { account: wallet(from), amount: -10 },
          { account: wallet(to), amount: 10 },
        ]),
      );
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 ? between(`d ${index}`, 'dan', 'eve') : between(`d ${index}`, 'eve', 'dan'),
      ),
    );
    expect(await balance(wallet('dan'))).toBe(1000);
    expect(await faults()).toEqual([]);
  });

  test('shows a history page by page, the latest first', async () => {
    for (let index = 1; index <= 7; index += 1) await post(give(`f${index}`, 'fay', index), noon + index);
    const page = async (pageIndex: number) =>
      (await readHistory(database().db.read, wallet('fay'), { pageIndex, pageSize: 3 })).map(({ amount }) => amount);
    expect(await page(1)).toEqual([7, 6, 5, 4]);
    expect(await page(2)).toEqual([4, 3, 2, 1]);
    expect(await page(3)).toEqual([1]);
    expect(await page(4)).toEqual([]);
  });

  test('cannot be changed afterwards', async () => {
    const { db } = database();
    await post(give('g1', 'gil', 5));
    for (const table of ['ledger_entry', 'ledger_transaction'] as const) {
      const change = (statement: string) => db.transaction((tx) => sql.raw(statement).execute(tx));
      await expect(change(`update ${table} set ${table === 'ledger_entry' ? 'amount' : 'at'} = 1`)).rejects.toThrow();
      await expect(change(`delete from ${table}`)).rejects.toThrow();
    }
    await expect(
      db.transaction((tx) => tx.updateTable('ledger_account').set({ balance: -1 }).execute()),
    ).rejects.toThrow(/check/i);
    const { id } = await db.read
      .selectFrom('ledger_transaction')
      .select('id')
      .where('key', '=', 'g1')
      .executeTakeFirstOrThrow();
    const entry = {
      transaction_id: id,
      account: 'wallet:gus',
      unit: 'fen',
      amount: -1,
      version: 1,
      balance: -1,
    } as const;
    await expect(db.transaction((tx) => tx.insertInto('ledger_entry').values(entry).execute())).rejects.toThrow(
      /check/i,
    );
  });

  test('finds what does not fit', async () => {
    await post(give('h1', 'hal', 5));
    await database().db.transaction((tx) =>
      tx.updateTable('ledger_account').set({ balance: 6 }).where('id', '=', 'wallet:hal').execute(),
    );
    await database().db.transaction(async (tx) => {
      const row = { id: 'planted', key: 'planted', hash: 'none', cause: 'payment', about: 'x', at: noon } as const;
      await tx.insertInto('ledger_transaction').values(row).execute();
      const entry = { transaction_id: 'planted', unit: 'fen', version: null, balance: null } as const;
      await tx
        .insertInto('ledger_entry')
        .values([
          { ...entry, account: 'bank', amount: -5 },
          { ...entry, account: 'wechat', amount: 5 },
        ])
        .execute();
    });
    expect(await faults()).toEqual([
      { id: 'planted', fault: 'it is not what was written' },
      { id: 'wallet:hal', fault: 'its balance is 6, its entries are 5' },
    ]);
    await database().db.transaction((tx) =>
      tx.updateTable('ledger_account').set({ balance: 5 }).where('id', '=', 'wallet:hal').execute(),
    );
    expect(await faults(noon + 1)).toEqual([]);
  });
});

type Step = { key: number; from: number; to: number; amount: number; tries: number; crash: boolean };

describeOnBothEngines('random histories of the ledger', (database) => {
  const holders = ['ann', 'bea', 'cid'];
  const account = (run: number, place: number): Account => {
    const holder = holders[place];
    return holder ? { kind: 'wallet', of: `${run} ${holder}` } : { kind: 'sold', of: `${run}` };
  };

  /** The steps of a batch run at once; each is tried again, and some crash between their statements. */
  test('sum to zero, are never negative, and are the same when replayed', async () => {
    const step = fc.record({
      key: fc.nat(12),
      from: fc.nat(holders.length),
      to: fc.nat(holders.length),
      amount: fc.integer({ min: 1, max: 200 }),
      tries: fc.integer({ min: 1, max: 3 }),
      crash: fc.boolean(),
    });
    const history = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(history, async (batches) => {
        run += 1;
        const { db } = database();
        const done = new Map<string, Transaction>();
        for (const batch of batches) {
          await Promise.all(batch.map((one) => take(db, transactionOf(run, one), one, done)));
        }
        const model = new Map<string, number>();
        for (const { entries } of done.values()) {
          for (const { account: of, amount } of entries) model.set(nameOf(of), (model.get(nameOf(of)) ?? 0) + amount);
        }
        expect([...model.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0);
        for (const [place] of holders.entries()) {
          const kept = await readBalance(db.read, account(run, place));
          expect(kept).toBeGreaterThanOrEqual(0);
          expect(kept).toBe(model.get(nameOf(account(run, place))) ?? 0);
        }
        // Replayed, nothing of it is new.
        for (const transaction of done.values()) {
          expect(await db.transaction((tx) => postTransaction(tx, transaction, noon))).toBe(false);
        }
      }),
      { numRuns: 25 },
    );
    const found = [];
    for await (const fault of checkLedger(database().db.read, { since: 0 })) found.push(fault);
    expect(found).toEqual([]);
  });

  const nameOf = ({ kind, of }: Account) => `${kind} ${of}`;

  function transactionOf(number: number, { key, from, to, amount }: Step): Transaction {
    const target = from === to ? (to + 1) % (holders.length + 1) : to;
    const name = `${number} ${key} ${from} ${target} ${amount}`;
    return move(name, [
      { account: account(number, from), amount: -amount },
      { account: account(number, target), amount },
    ]);
  }

  /** Tries a transaction several times at once; a crash rolls the first try back after its statements. */
  async function take(
    db: ReturnType<typeof database>['db'],
    transaction: Transaction,
    { tries, crash }: Step,
    done: Map<string, Transaction>,
  ): Promise<void> {
    const attempt = (isCrashing: boolean) =>
      db.transaction(async (tx) => {
        await postTransaction(tx, transaction, noon);
        if (isCrashing) throw new Error('crashed');
      });
    const ends = await Promise.allSettled([attempt(crash), ...Array.from({ length: tries }, () => attempt(false))]);
    if (ends.some(({ status }) => status === 'fulfilled')) done.set(transaction.key, transaction);
  }
});
