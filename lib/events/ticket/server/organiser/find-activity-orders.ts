import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { ActivityOrder, findActivityOrders as contract } from '../../contract';
import { requireOrganiser } from './require-organiser';

type Query = InputOf<typeof contract>;

/**
 * Orders of tickets of the caller's activities, of all or one of them, the latest first. Throws Unauthorized, and NullPointer
 * for an activity that is not theirs.
 */
export async function findActivityOrders(context: Context, query: Query): Promise<Page<ActivityOrder>> {
  const { personId } = signedIn(context);
  if (query.activityId !== '') await requireOrganiser(context, query.activityId);
  const rows = await ordersOf(context.db.read, personId, query);
  return toPage(rows, query, (row): ActivityOrder => {
    const { language } = context;
    return {
      ...{ id: row.id, number: row.number, activityId: row.activity_id, state: row.state },
      activityTitle: translate(row.title_zh, row.title_en, language).text,
      typeName: translate(row.line_zh, row.line_en, language).text,
      buyer: {
        ...{ userId: row.person_id, nickname: shownNickname(row.nickname, language) },
        ...{ avatar: row.avatar, verification: row.verification },
      },
      ...{ quantity: row.quantity, usedCount: Number(row.used ?? 0) },
      ...{ totalFen: row.total_fen, refundedFen: row.refunded_fen, createdAt: isoInBeijing(row.created_at) },
    };
  });
}

/** The orders of a page and one more. Of what a far page skips, only the index is read. */
export function ordersOfPage(db: Reader, personId: string, { activityId, state, pageIndex, pageSize }: Query) {
  return db
    .selectFrom('ticket_order')
    .select(['order_id', 'activity_id', 'created_at'])
    .$if(activityId === '', (orders) => orders.where('organiser_id', '=', personId))
    .$if(activityId !== '', (orders) => orders.where('activity_id', '=', activityId))
    .$if(state !== '', (orders) => orders.where('state', '=', state || 'paid'))
    .orderBy('created_at', 'desc')
    .orderBy('order_id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}

/** The rows of a page and one more. An order of tickets has one line. */
function ordersOf(db: Reader, personId: string, query: Query) {
  return db
    .selectFrom(ordersOfPage(db, personId, query).as('page'))
    .innerJoin('sale_order', 'sale_order.id', 'page.order_id')
    .innerJoin('sale_order_line as line', (join) =>
      join.onRef('line.order_id', '=', 'sale_order.id').on('line.position', '=', 0),
    )
    .innerJoin('activity', 'activity.id', 'page.activity_id')
    .innerJoin('person', 'person.id', 'sale_order.person_id')
    .select(['sale_order.id', 'number', 'sale_order.state', 'sale_order.total_fen', 'refunded_fen'])
    .select(['page.created_at', 'sale_order.person_id', 'nickname', 'avatar', 'verification', 'line.quantity'])
    .select(['page.activity_id', 'line.title_zh as line_zh', 'line.title_en as line_en'])
    .select(['activity.title_zh', 'activity.title_en'])
    .select((row) =>
      row
        .selectFrom('ticket')
        .select(({ fn }) => fn.countAll<number>().as('used'))
        .whereRef('ticket.order_id', '=', 'sale_order.id')
        .where('ticket.state', '=', 'used')
        .as('used'),
    )
    .orderBy('page.created_at', 'desc')
    .orderBy('page.order_id')
    .execute();
}
