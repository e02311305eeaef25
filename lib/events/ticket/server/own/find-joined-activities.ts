import { sql } from 'kysely';
import type { ActivityItem } from '@/lib/events/activity/contract';
import { findActivityItems } from '@/lib/events/activity/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { findJoinedActivities as contract } from '../../contract';

/**
 * The public activities in which a person takes or took part, the latest joined first: all of the caller's own, of anybody else
 * those that they show. Throws Unauthorized for a visitor who asks for their own.
 */
export async function findJoinedActivities(
  context: Context,
  query: InputOf<typeof contract>,
): Promise<Page<ActivityItem>> {
  const personId = query.userId === '' ? signedIn(context).personId : query.userId;
  const isOwn = context.caller?.personId === personId;
  const rows = await context.db.read
    .selectFrom('ticket_participant')
    .select('activity_id')
    .where('person_id', '=', personId)
    // A literal, not a parameter: otherwise the rows are read too, not only the partial index.
    .where('ticket_count', '>', sql.lit(0))
    .$if(!isOwn, (shown) => shown.where('is_shown', '=', 1))
    .orderBy('joined_at', 'desc')
    .orderBy('activity_id')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  const page = toPage(rows, query, ({ activity_id }) => activity_id);
  return { ...page, list: await findActivityItems(context, page.list) };
}
