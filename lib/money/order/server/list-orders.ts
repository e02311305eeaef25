import { requireAllowed } from '@/lib/base/permission/port';
import { nicknameKey } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { beginsWith } from '@/lib/platform/server/db/begins-with';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { getAnyOrder as detailContract, listOrders as listContract, StaffOrderItem } from '../contract';
import { numberLength } from '../rules/number';
import { orderItemOf } from './order-item';
import { detailOf } from './read-order';

type Query = InputOf<typeof listContract>;

/** Most people whose orders a search by nickname shows. */
const mostNamed = 100;

const columns = { createdAt: 'created_at', totalFen: 'total_fen' } as const;

/** Orders for the console. Throws Unauthorized or Forbidden for callers who may not manage orders. */
export async function listOrders(context: Context, query: Query): Promise<Page<StaffOrderItem>> {
  requireAllowed(context, 'manageOrders');
  const { pageIndex, pageSize, sort, order, search, state, kind } = query;
  const ids = search === '' ? [] : await idsFound(context, search);
  // Of the orders that a far page skips, only the index is read.
  const page = context.db.read
    .selectFrom('sale_order')
    .select(['id', columns[sort]])
    .$if(search !== '', (orders) => orders.where('id', 'in', ids))
    .$if(state !== undefined, (orders) => orders.where('state', '=', state ?? 'pending'))
    .$if(kind !== undefined, (orders) => orders.where('kind', '=', kind ?? 'topUp'))
    .orderBy(columns[sort], order)
    .orderBy('id', order === 'desc' ? 'asc' : 'desc')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
  const rows = await context.db.read
    .selectFrom(page.as('page'))
    .innerJoin('sale_order', 'sale_order.id', 'page.id')
    .innerJoin('person', 'person.id', 'sale_order.person_id')
    .selectAll('sale_order')
    .select('person.nickname')
    .orderBy(`page.${columns[sort]}`, order)
    .orderBy('page.id', order === 'desc' ? 'asc' : 'desc')
    .execute();
  return toPage(rows, query, (row) => ({
    ...orderItemOf(row, context.language),
    personId: row.person_id,
    nickname: row.nickname,
  }));
}

/** Any order for the console. Throws Unauthorized or Forbidden, NullPointer for an unknown one. */
export async function getAnyOrder(context: Context, { id }: { id: string }): Promise<DataOf<typeof detailContract>> {
  requireAllowed(context, 'manageOrders');
  const row = await context.db.read
    .selectFrom('sale_order')
    .innerJoin('person', 'person.id', 'sale_order.person_id')
    .selectAll('sale_order')
    .select('person.nickname')
    .where('sale_order.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new CodedError('NullPointer');
  return { ...(await detailOf(context, row)), personId: row.person_id, nickname: row.nickname };
}

/**
 * Orders by their id, their number, the number of a payment or refund of theirs, which begins with it, or the start of the
 * buyer's nickname; each by an index of its own.
 */
async function idsFound({ db }: Context, search: string): Promise<string[]> {
  const [known, named] = await Promise.all([
    db.read
      .selectFrom('sale_order')
      .select('id')
      .where((row) => row.or([row('id', '=', search), row('number', '=', search.slice(0, numberLength))]))
      .execute(),
    db.read
      .selectFrom('sale_order')
      .select('id')
      .where('person_id', 'in', (people) =>
        people
          .selectFrom('person')
          .select('id')
          .where(beginsWith('nickname_key', nicknameKey(search)))
          .orderBy('nickname_key')
          .limit(mostNamed),
      )
      .orderBy('created_at', 'desc')
      .limit(1000)
      .execute(),
  ]);
  return [...known, ...named].map(({ id }) => id);
}
