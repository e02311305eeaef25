import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import { type ActivityState, reviewCode } from '../../codes';
import type { findOwnActivities as contract, OwnActivity } from '../../contract';
import { toOwnActivity } from './read-draft';

/** The caller's activities, the latest changed first, in all states or one. Throws Unauthorized for a visitor. */
export async function listOwnActivities(
  context: Context,
  { state, ...page }: InputOf<typeof contract>,
): Promise<Page<OwnActivity>> {
  const { personId } = signedIn(context);
  // Their ids first: those that are skipped come from the index alone.
  const ids = context.db.read
    .selectFrom('activity')
    .select('id')
    .where('organiser_id', '=', personId)
    .$if(state !== '', (query) => query.where('review_state', '=', reviewCode[state as ActivityState]))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(page.pageSize + 1)
    .offset((page.pageIndex - 1) * page.pageSize);
  const rows = await context.db.read
    .selectFrom('activity')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return toPage(rows, page, (row) => toOwnActivity(row, context));
}
