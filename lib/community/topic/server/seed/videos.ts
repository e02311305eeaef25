import { millisecondsInHour } from 'date-fns/constants';
import type { Tx } from '@/lib/platform/server/db/database';
import { spread } from '@/lib/platform/server/spread';
import { isPublicWork } from '@/lib/works/work/port';
import { seedTopicList } from '../seed';

/**
 * Puts the demonstration's public works into the channels that they fit by their tags, some hours after they were
 * approved; whoever made one is a member there. What a channel counts is what stands in it.
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
  for (const { id, tags } of seedTopicList) {
    const fitting = works.filter(({ tag }) => tags.includes(tag));
    const videos = [...new Map(fitting.map((work) => [work.id, work])).values()];
    const rows = videos.map(({ id: videoId, author_id, verified_at }, index) => ({
      topic_id: id,
      video_id: videoId,
      person_id: author_id,
      added_at: Math.round((verified_at ?? 0) + spread(index, 0.7320508) * 6 * millisecondsInHour),
    }));
    if (rows.length === 0) continue;
    await tx.insertInto('topic_video').values(rows).execute();
    await tx
      .insertInto('topic_member')
      .values(
        rows.map(({ topic_id, person_id, added_at }) => ({
          topic_id,
          person_id,
          role: 'member',
          created_at: added_at - millisecondsInHour,
          seen_at: added_at - millisecondsInHour,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx.updateTable('topic').set({ video_count: rows.length }).where('id', '=', id).execute();
  }
}
