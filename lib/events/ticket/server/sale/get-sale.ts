import { activityStatus } from '@/lib/events/activity/codes';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { ticketLimits } from '../../codes';
import type { Sale } from '../../contract';
import { saleStateAt } from '../../rules/sale-state';
import { leftOf } from '../left-of';

/** How the ticket types of a public activity sell now, and how many come. Throws NullPointer for an unknown one. */
export async function getSale(context: Context, { activityId }: { activityId: string }): Promise<Sale> {
  const db = context.db.read;
  const activity = await db
    .selectFrom('activity')
    .select('canceled_at')
    .where('id', '=', activityId)
    .where('review_state', '=', activityStatus.passed)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const [types, participantCount] = await Promise.all([findSales(db, activityId), countParticipants(db, activityId)]);
  const now = context.now();
  return {
    types: types.map((type) => {
      const left = leftOf(type);
      const facts = { isPaused: type.is_paused === 1, saleStartAt: type.opens_at, saleEndAt: type.closes_at, left };
      return {
        id: type.id,
        state: activity.canceled_at === null ? saleStateAt(facts, now) : 'ended',
        left: left !== null && left <= ticketLimits.fewLeft ? left : null,
      };
    }),
    participantCount,
  };
}

/** The ticket types of an activity with their sale and stock, in their order. */
export function findSales(db: Reader, activityId: string) {
  return db
    .selectFrom('activity_ticket_type as type')
    .innerJoin('activity', 'activity.id', 'type.activity_id')
    .leftJoin('ticket_stock as own', 'own.id', 'type.id')
    .leftJoin('ticket_stock as common', (join) =>
      join.onRef('common.id', '=', 'type.activity_id').on('type.shares_stock', '=', 1),
    )
    .select(['type.id', 'type.is_paused', 'type.name_zh', 'type.name_en', 'type.quantity'])
    .select(({ fn }) => [
      fn.coalesce('type.sale_start_at', 'enrol_start_at').as('opens_at'),
      fn.coalesce('type.sale_end_at', 'enrol_end_at').as('closes_at'),
    ])
    .select(['own.total as own_total', 'own.taken as own_taken'])
    .select(['common.total as common_total', 'common.taken as common_taken'])
    .where('type.activity_id', '=', activityId)
    .orderBy('type.position')
    .orderBy('type.id')
    .execute();
}

/** Reads no more rows of an index than it counts. */
async function countParticipants(db: Reader, activityId: string): Promise<number> {
  const some = db
    .selectFrom('ticket_participant')
    .select('person_id')
    .where('activity_id', '=', activityId)
    .where('ticket_count', '>', 0)
    .limit(ticketLimits.counted);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
