import { readHistory } from '@/lib/money/ledger/port';
import type { Database, Engine } from '@/lib/platform/server/db/database';
import { fastest, rowBeside } from './costs';
import { evenMonth, fillMoney } from './fill-money';
import { getterOf, type ListBounds, large, measureList, small, withRows } from './list-costs';
import { openPlain } from './plain';
import type { Row } from './results';

/** Encoded: in the results a wide character would not stand in line. */
const bySearch = `order/all?search=${encodeURIComponent('创作者')}`;
const lists = [
  'wallet/history?unit=fen',
  'order/list',
  'order/list?state=paid',
  'order/list?state=pending',
  'order/all',
  'order/all?state=paid',
  'order/all?state=paid_pending_review',
  'order/all?kind=ticket',
  'order/all?state=refunded&kind=ticket',
  'order/all?sort=totalFen',
  'order/all?sort=totalFen&order=asc',
  'order/all?sort=totalFen&state=paid_pending_review',
  'order/all?sort=totalFen&kind=ticket',
  bySearch,
  'verification/applications',
  'verification/applications?kind=company',
  'verification/applications?state=passed&order=desc',
];

// A search by nickname reads up to a thousand orders of the people whom it finds.
const bounds: ListBounds = { first: { [bySearch]: 15 }, far: { [bySearch]: 15 } };

/**
 * What lists of money cost as their tables grow (DESIGN 11, growth), an account's history beside the same query by the plain
 * driver, and the export of a month among many.
 */
export async function measureMoney(engine: Engine): Promise<Row[]> {
  return withRows(engine, small, fillMoney, (few) =>
    withRows(engine, large, fillMoney, async (many, url) => {
      const rows: Row[] = [...(await measureHistory(many, url)), await measureExport(few, many)];
      for (const list of lists) rows.push(...(await measureList(list, { few, many }, bounds)));
      return rows;
    }),
  );
}

const account = { kind: 'wallet', of: 'p0' } as const;
const pageSize = 20;
/** The first page, one in the middle, and the last. */
const pages = [1, large / pageSize / 2, large / pageSize];

const bareHistory = `
  select e.version, e.amount, e.balance, t.cause, t.about, t.at
  from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
  where e.account = 'wallet:p0' and e.version <= $1 and e.version >= $2 order by e.version desc`;

async function measureHistory(db: Database, url: string): Promise<Row[]> {
  const plain = openPlain(db.engine, url);
  const rows: Row[] = [];
  for (const pageIndex of pages) {
    const first = large - (pageIndex - 1) * pageSize;
    const cost = await fastest({
      ours: () => readHistory(db.read, account, { pageIndex, pageSize }),
      floor: () => plain.query(bareHistory, [first, first - pageSize]),
    });
    const what = `page ${pageIndex} of a history of ${large} entries, beside the bare query`;
    rows.push(rowBeside(what, cost.ours, cost.floor, 2, 0.2));
  }
  await plain.close();
  return rows;
}

async function measureExport(few: Database, many: Database): Promise<Row> {
  const address = `order/export?month=${evenMonth}`;
  const [ofFew, ofMany] = [getterOf(few), getterOf(many)];
  const cost = await fastest({ base: () => ofFew(address), grown: () => ofMany(address) });
  return rowBeside(`the export of a month among ${large} orders, beside ${small}`, cost.grown, cost.base, 1.3);
}
