import { requireOrganiser } from '@/lib/events/ticket/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { findWaitingSignups as contract, WaitingSignup } from '../contract';
import { signedUpOf, writtenOf } from './own-signup';

/** Who waits for a place at an activity of the caller, in the order of the list. Throws NullPointer for that of another one. */
export async function listWaiting(context: Context, query: InputOf<typeof contract>): Promise<Page<WaitingSignup>> {
  await requireOrganiser(context, query.activityId);
  const rows = await context.db.read
    .selectFrom('signup_wait')
    .select(['signed_up', 'created_at'])
    .where('activity_id', '=', query.activityId)
    .orderBy('place')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  return toPage(rows, query, (row) => {
    const { name, mobile, age, occupation } = writtenOf(signedUpOf(row));
    return { name, mobile, age, occupation, createdAt: new Date(row.created_at).toISOString() };
  });
}
