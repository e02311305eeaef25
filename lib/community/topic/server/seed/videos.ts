import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { Tx } from '@/lib/platform/server/db/database';
import { spread } from '@/lib/platform/server/spread';
import { isPublicWork } from '@/lib/works/work/port';
import type { TopicVideoTable } from '../tables';
import { seedPublicTopics } from './channels';

/**
 * Puts the demonstration's public works into the channels that they fit by their tags or makers, some hours after they
 * were approved, or in the first weeks of a channel that is younger; whoever made one is a member there. What a channel
 * counts is what stands in it.
 */
export async function seedTopicVideos(tx: Tx): Promise<void> {
  const works = await tx
    .selectFrom('video')
    .innerJoin('video_tag', 'video_tag.video_id', 'video.id')
    .select(['video.id', 'author_id', 'verified_at', 'tag'])
    .where(isPublicWork)
    .orderBy('video.id')
    .orderBy('position')
    .execute();
  const topics = await tx.selectFrom('topic').select(['id', 'kind', 'verified_at']).execute();
  const known = new Map(topics.map((topic) => [topic.id, topic]));
  for (const { id, tags, authors = [] } of seedPublicTopics) {
    const fitting = works.filter(({ tag, author_id }) => tags.includes(tag) || authors.includes(author_id));
    const videos = [...new Map(fitting.map((work) => [work.id, work])).values()];
    const { kind = 'light', verified_at: opened = null } = known.get(id) ?? {};
    const open = opened ?? 0;
    const rows = videos.map(({ id: videoId, author_id, verified_at }, index) => {
      const since = Math.max(verified_at ?? 0, open);
      const within = since === open ? 20 * millisecondsInDay : 6 * millisecondsInHour;
      const addedAt = Math.round(since + spread(index, 0.7320508) * within);
      return { topic_id: id, kind, video_id: videoId, person_id: author_id, added_at: addedAt };
    });
    await place(tx, id, rows);
  }
}

async function place(tx: Tx, topicId: string, rows: TopicVideoTable[]): Promise<void> {
  await tx.insertInto('topic_video').values(rows).execute();
  await tx
    .insertInto('topic_member')
    .values(
      rows.map(({ topic_id, person_id, added_at }) => {
        const since = added_at - millisecondsInHour;
        return { topic_id, person_id, role: 'member' as const, created_at: since, seen_at: since };
      }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .updateTable('topic')
    .set({ video_count: rows.length, active_at: Math.max(...rows.map(({ added_at }) => added_at)) })
    .where('id', '=', topicId)
    .execute();
}
