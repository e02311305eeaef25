import { millisecondsInDay } from 'date-fns/constants';
import type { Tx } from '@/lib/platform/server/db/database';
import { spread } from '@/lib/platform/server/spread';
import { isPublicWork } from '@/lib/works/work/port';
import { seedPublicTopics } from './channels';

/** Lets members of every channel propose two to four works that do not stand in it; one of them was refused. */
export async function seedProposals(tx: Tx, now: number): Promise<void> {
  const placed = await tx.selectFrom('topic_video').select(['topic_id', 'video_id']).execute();
  const pairs = new Set(placed.map(({ topic_id, video_id }) => `${topic_id} ${video_id}`));
  const works = await tx
    .selectFrom('topic_member as member')
    .innerJoin('video', 'video.author_id', 'member.person_id')
    .select(['topic_id', 'video.id', 'author_id', 'verified_at', 'member.created_at as member_since'])
    .where(isPublicWork)
    .where('role', '=', 'member')
    .orderBy('video.id')
    .execute();
  const ofChannel = Map.groupBy(works, ({ topic_id }) => topic_id);
  const rows = seedPublicTopics.flatMap(({ id }, place) => {
    const others = (ofChannel.get(id) ?? []).filter((work) => !pairs.has(`${id} ${work.id}`));
    const many = 2 + (place % 3);
    const step = Math.max(1, Math.floor(others.length / many));
    return others
      .filter((_, index) => index % step === 0)
      .slice(0, many)
      .map((work, turn) => {
        const earliest = Math.max(work.verified_at ?? 0, work.member_since, now - 12 * millisecondsInDay);
        const proposedAt = Math.round(earliest + spread(place * 4 + turn, 0.5698402909) * (now - earliest) * 0.9);
        const refusedAt = turn === 0 ? Math.round((proposedAt + now) / 2) : null;
        return {
          topic_id: id,
          video_id: work.id,
          person_id: work.author_id,
          proposed_at: proposedAt,
          refused_at: refusedAt,
        };
      });
  });
  await tx.insertInto('topic_proposal').values(rows).execute();
}
