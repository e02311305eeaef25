import { findProhibitedWords } from '@/lib/base/moderation/port';
import { shownNickname } from '@/lib/people/person/port';
import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Language, translate } from '@/lib/platform/shared/language';
import type { TopicRow } from '../../contract';

/** Channels with who asked for them and who hosts them. */
export function reviewedTopics(db: Reader) {
  return db
    .selectFrom('topic')
    .leftJoin('person as creator', 'creator.id', 'topic.creator_id')
    .leftJoin('topic_member as member', (join) =>
      join.onRef('member.topic_id', '=', 'topic.id').on('member.role', '=', 'host'),
    )
    .leftJoin('person as host', 'host.id', 'member.person_id')
    .selectAll('topic')
    .select(['creator.nickname as creator', 'member.person_id as host_id', 'host.nickname as host']);
}

type ReviewedTopic = Awaited<ReturnType<ReturnType<typeof reviewedTopics>['execute']>>[number];

/** A channel as staff see it in a row, with the prohibited words of this moment in its texts and in those that wait. */
export async function toReviewed(
  db: Reader,
  row: ReviewedTopic,
  language: Language,
  waiting: readonly string[] = [],
): Promise<TopicRow> {
  const { id, thumb, kind, state, creator_id, creator, host_id, host, submitted_at } = row;
  const texts = [row.name_zh, row.name_en ?? '', row.intro_zh, row.intro_en ?? '', ...waiting];
  const someone = (userId: string | null, nickname: string | null) =>
    userId === null ? null : { userId, nickname: shownNickname(nickname ?? '', language) };
  return {
    ...{ id, thumb, kind, state },
    name: translate(row.name_zh, row.name_en, language).text,
    creator: someone(creator_id, creator),
    host: someone(host_id, host),
    memberCount: row.member_count,
    isFeatured: row.featured_at !== null,
    words: await findProhibitedWords(db, texts),
    submittedAt: submitted_at === null ? null : isoInBeijing(submitted_at),
  };
}
