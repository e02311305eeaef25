import { requireAllowed } from '@/lib/base/permission/port';
import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { translate } from '@/lib/platform/shared/language';
import type { RunningStream } from '../../contract';
import { countAudience } from '../audience';
import { healthOf } from './health-row';

/** Streams in the list: more come to no site that takes them in itself. */
const most = 100;

/** All streams that come in now, the longest first. Throws Unauthorized or Forbidden for callers who may not review broadcasts. */
export async function listStreams(context: Context): Promise<RunningStream[]> {
  requireAllowed(context, 'reviewBroadcasts');
  const { db, language } = context;
  const rows = await db.read
    .selectFrom('live_session')
    .innerJoin('live_broadcast', 'live_broadcast.id', 'live_session.broadcast_id')
    .innerJoin('person', 'person.id', 'live_broadcast.host_id')
    .select(['live_broadcast.id', 'title_zh', 'title_en', 'host_id', 'nickname', 'node', 'begun_at', 'health'])
    .where('live_session.ended_at', 'is', null)
    .orderBy('begun_at')
    .limit(most)
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      ...{ id: row.id, title: translate(row.title_zh, row.title_en, language).text, node: row.node },
      ...{ host: shownNickname(row.nickname, language), hostId: row.host_id, health: healthOf(row) },
      viewers: (await countAudience(db.read, row.id, context.now())).viewers,
    })),
  );
}
