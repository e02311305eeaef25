import { activityCategory, activityStatus } from '@/lib/events/activity/codes';
import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { mostCounted } from '../codes';

/** What decides how a public activity takes sign-ups; times in ms. */
export interface SignupActivity {
  id: string;
  enrol_start_at: number;
  enrol_end_at: number;
  hold_end_at: number;
  canceled_at: number | null;
  /** JSON list of `WrittenQuestion`. */
  questions: string;
  /** Null for no limit. */
  total: number | null;
  taken: number;
}

/** A public activity that is neither a contest nor has ticket types. Throws NullPointer for any other one. */
export function findActivity(db: Reader, id: string): Promise<SignupActivity> {
  return db
    .selectFrom('activity')
    .innerJoin('ticket_stock', 'ticket_stock.id', 'activity.id')
    .select(['activity.id', 'enrol_start_at', 'enrol_end_at', 'hold_end_at', 'canceled_at', 'questions'])
    .select(['ticket_stock.total', 'ticket_stock.taken'])
    .where('activity.id', '=', id)
    .where('review_state', '=', activityStatus.passed)
    .where('category', '!=', activityCategory.contest)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('activity_ticket_type')
            .select('id')
            .whereRef('activity_ticket_type.activity_id', '=', 'activity.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

/** How many wait for a place, all or those before one; counted up to 1000, so that a long list costs no more. */
export async function countWaiting(db: Reader, activityId: string, before?: number): Promise<number> {
  const counted = db
    .selectFrom('signup_wait')
    .select('place')
    .where('activity_id', '=', activityId)
    .$if(before !== undefined, (list) => list.where('place', '<', before ?? 0))
    .limit(mostCounted);
  const { count } = await db
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
