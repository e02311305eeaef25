import { sql } from 'kysely';
import { broadcastCode } from '@/lib/live/broadcast/codes';
import type { BroadcastItem } from '@/lib/live/broadcast/contract';
import { findBroadcastItems } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { findRemindedBroadcasts as contract } from '../contract';

/** The broadcasts that the caller is reminded of and that are to come, late or on air, the next first. */
export async function listRemindedBroadcasts(
  context: Context,
  query: InputOf<typeof contract>,
): Promise<Page<BroadcastItem>> {
  const { personId } = signedIn(context);
  const rows = await context.db.read
    .selectFrom('live_reminder')
    .innerJoin('live_broadcast', 'live_broadcast.id', 'live_reminder.broadcast_id')
    .select('live_broadcast.id')
    .where('person_id', '=', personId)
    .where('review_state', '=', sql.lit(broadcastCode.verified))
    .where('canceled_at', 'is', null)
    .where('missed_at', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('start_at')
    .orderBy('live_broadcast.id')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  const page = toPage(rows, query, ({ id }) => id);
  return { ...page, list: await findBroadcastItems(context, page.list) };
}
