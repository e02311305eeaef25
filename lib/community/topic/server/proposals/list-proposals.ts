import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import { findVideoItems } from '@/lib/works/work/port';
import type { findTopicProposals as contract, ProposedVideo } from '../../contract';
import { findManaged } from '../desk/manage';

/**
 * The works that members propose for a channel, the first proposed first. A page is so many proposals: a work that is not
 * public any more leaves it shorter. Throws what `findManaged` throws.
 */
export async function listTopicProposals(
  context: Context,
  { topicId, ...query }: InputOf<typeof contract>,
): Promise<Page<ProposedVideo>> {
  await findManaged(context, topicId);
  const { pageIndex, pageSize } = query;
  const rows = await context.db.read
    .selectFrom('topic_proposal')
    .innerJoin('person', 'person.id', 'person_id')
    .select(['video_id', 'person_id', 'nickname', 'verification', 'proposed_at'])
    .where('topic_id', '=', topicId)
    .where('refused_at', 'is', null)
    .orderBy('proposed_at')
    .orderBy('video_id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  const page = toPage(rows, query, (row) => row);
  const ids = page.list.map(({ video_id }) => video_id);
  const proposals = new Map(page.list.map((row) => [row.video_id, row]));
  const items = await findVideoItems(context, ids);
  const list = items.flatMap((item) => {
    const row = proposals.get(item.videoId);
    if (!row) return [];
    const nickName = shownNickname(row.nickname, context.language);
    const proposer = { userId: row.person_id, nickName, verification: row.verification };
    return [{ ...item, proposer, proposedAt: isoInBeijing(row.proposed_at) }];
  });
  return { ...page, list };
}
