import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { contains } from '@/lib/platform/server/db/contains';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { listTopicReviews as contract, TopicRow } from '../../contract';
import { isHostless } from './hostless';
import { reviewedTopics, toReviewed } from './reviewed-topics';

type Query = InputOf<typeof contract>;

const columns = {
  submittedAt: 'topic.submitted_at',
  memberCount: 'topic.member_count',
} as const satisfies Record<Query['sort'], string>;

/**
 * The channels of one state, those first that were handed in first unless asked otherwise; the search looks into names and
 * takes an id. Throws Unauthorized or Forbidden for who may not review channels.
 */
export async function listTopicReviews(
  context: Context,
  { state, search, sort, order, ...page }: Query,
): Promise<Page<TopicRow>> {
  requireAllowed(context, 'reviewChannels');
  const { read } = context.db;
  const rows = await reviewedTopics(read)
    .$if(state === 'hostless', (topics) => topics.where(isHostless))
    .$if(state !== 'hostless', (topics) => topics.where('topic.state', '=', state as Exclude<typeof state, 'hostless'>))
    .$if(search !== '', (topics) =>
      topics.where((row) => row.or([row('topic.id', '=', search), contains(['name_zh', 'name_en'], search)])),
    )
    .orderBy(columns[sort], order)
    .orderBy('topic.id', order)
    .limit(page.pageSize + 1)
    .offset((page.pageIndex - 1) * page.pageSize)
    .execute();
  const reviewed = await Promise.all(rows.map((row) => toReviewed(read, row, context.language)));
  return toPage(reviewed, page, (row) => row);
}
