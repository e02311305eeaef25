import { activityPath } from '@/lib/events/activity/client/addresses';
import type { Context } from '@/lib/platform/server/context';

/**
 * The path, without language, of a thing that is there and has its page elsewhere: a published contest is found by its name
 * (specification section 2). Null for all others. The page itself cannot redirect: Next gives the first answer of a cached
 * redirect its header `Location` twice.
 */
export async function findMoved({ db }: Pick<Context, 'db'>, page: string, id: string): Promise<string | null> {
  if (page !== '/ActivityDetail/[id]') return null;
  const activity = await db.read
    .selectFrom('activity')
    .select(['id', 'contest_name as contestName'])
    .where('id', '=', id)
    .where('contest_name', 'is not', null)
    .executeTakeFirst();
  return activity ? activityPath(activity) : null;
}
