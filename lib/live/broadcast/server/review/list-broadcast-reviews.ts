import { requireAllowed } from '@/lib/base/permission/port';
import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { contains } from '@/lib/platform/server/db/contains';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import { broadcastCode } from '../../codes';
import type { BroadcastRow, listBroadcastReviews as contract } from '../../contract';
import { phaseAt } from '../../rules/phase';
import { stateOf } from '../../rules/transitions';
import { factsOf } from '../find-broadcast';
import { isInState } from '../in-state';

type Query = InputOf<typeof contract>;

const columns = {
  submittedAt: 'live_broadcast.submitted_at',
  createdAt: 'live_broadcast.created_at',
} as const satisfies Record<Query['sort'], string>;

/**
 * The broadcasts in one state, the earliest submitted first by default; the search matches titles, hosts' names and a whole
 * id. Throws Unauthorized or Forbidden for callers who may not review broadcasts.
 */
export async function listBroadcastReviews(context: Context, query: Query): Promise<Page<BroadcastRow>> {
  requireAllowed(context, 'reviewBroadcasts');
  const rows = await context.db.read
    .selectFrom(pageOf(context.db.read, query).as('page'))
    .innerJoin('live_broadcast', 'live_broadcast.id', 'page.id')
    .innerJoin('person', 'person.id', 'live_broadcast.host_id')
    .select(['live_broadcast.id', 'title_zh', 'title_en', 'live_broadcast.cover', 'host_id', 'nickname'])
    .select(['review_state', 'words', 'live_broadcast.submitted_at', 'start_at', 'planned_end_at', 'canceled_at'])
    .select(['live_at', 'lost_at', 'ended_at', 'replay_at'])
    .orderBy(columns[query.sort], query.order)
    .orderBy('live_broadcast.id', query.order)
    .execute();
  const { language } = context;
  const now = context.now();
  return toPage(rows, query, (row) => ({
    id: row.id,
    title: translate(row.title_zh, row.title_en, language).text,
    cover: row.cover,
    host: shownNickname(row.nickname, language),
    hostId: row.host_id,
    state: stateOf(row.review_state),
    phase: row.review_state === broadcastCode.verified ? phaseAt(factsOf(row), now) : null,
    words: JSON.parse(row.words),
    startTime: row.start_at === 0 ? null : isoInBeijing(row.start_at),
    submittedAt: row.submitted_at === null ? null : isoInBeijing(row.submitted_at),
  }));
}

/** The ids of a page and one more. Earlier pages are skipped in the index only. */
function pageOf(db: Reader, { state, search, sort, order, pageIndex, pageSize }: Query) {
  const hosts = db
    .selectFrom('person')
    .select('id')
    .where(contains(['nickname'], search));
  return db
    .selectFrom('live_broadcast')
    .select('live_broadcast.id')
    .where(isInState(broadcastCode[state]))
    .$if(search !== '', (broadcasts) =>
      broadcasts.where((row) =>
        row.or([
          row('live_broadcast.id', '=', search),
          contains(['title_zh', 'title_en'], search),
          row('host_id', 'in', hosts),
        ]),
      ),
    )
    .orderBy(columns[sort], order)
    .orderBy('live_broadcast.id', order)
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}
