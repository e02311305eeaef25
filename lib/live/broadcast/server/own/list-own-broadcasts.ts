import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import { type BroadcastState, broadcastCode } from '../../codes';
import type { BroadcastDraft, findOwnBroadcasts, getOwnBroadcast as getContract, OwnBroadcast } from '../../contract';
import { readDraft, toOwnBroadcast } from './read-draft';

/** The caller's broadcasts, the latest changed first, in all states or one. Throws Unauthorized for a visitor. */
export async function listOwnBroadcasts(
  context: Context,
  { state, ...page }: InputOf<typeof findOwnBroadcasts>,
): Promise<Page<OwnBroadcast>> {
  const { personId } = signedIn(context);
  // Their ids first: those that are skipped come from the index alone.
  const ids = context.db.read
    .selectFrom('live_broadcast')
    .select('id')
    .where('host_id', '=', personId)
    .$if(state !== '', (query) => query.where('review_state', '=', broadcastCode[state as BroadcastState]))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(page.pageSize + 1)
    .offset((page.pageIndex - 1) * page.pageSize);
  const rows = await context.db.read
    .selectFrom('live_broadcast')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return toPage(rows, page, (row) => toOwnBroadcast(row, context));
}

/** A broadcast of the caller for editing. Throws NullPointer for one that is not theirs, Unauthorized for a visitor. */
export async function getOwnBroadcast(context: Context, { id }: InputOf<typeof getContract>): Promise<BroadcastDraft> {
  return readDraft(context, { id, personId: signedIn(context).personId });
}
