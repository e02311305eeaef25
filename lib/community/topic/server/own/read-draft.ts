import { pendingTexts } from '@/lib/base/moderation/port';
import type { Reader } from '@/lib/platform/server/db/database';
import { type Language, translate } from '@/lib/platform/shared/language';
import type { OwnTopic, TopicDraft } from '../../contract';
import { findOwnTopic, type OwnTopicId, type TopicRecord } from './own-topic';

/** A channel as an item of the list of who runs it. */
export function toOwnTopic(row: TopicRecord, language: Language): OwnTopic {
  const name = translate(row.name_zh, row.name_en, language);
  return {
    id: row.id,
    name: name.text,
    nameLanguage: name.language,
    thumb: row.thumb,
    kind: row.kind,
    state: row.state,
    reason: row.reason,
    memberCount: row.member_count,
    wasPublic: row.verified_at !== null,
  };
}

/** A channel as it is edited by who runs it. NullPointer for what is not theirs to run. */
export async function readDraft(db: Reader, own: OwnTopicId, language: Language): Promise<TopicDraft> {
  return toDraft(db, await findOwnTopic(db, own), language);
}

/** A channel with everything that is said of it, and what of that waits for staff. */
export async function toDraft(db: Reader, row: TopicRecord, language: Language): Promise<TopicDraft> {
  const [banners, underReview] = await Promise.all([findBanners(db, row.id), pendingTexts(db, 'topic', row.id)]);
  return {
    ...toOwnTopic(row, language),
    nameZh: row.name_zh,
    nameEn: row.name_en ?? '',
    introZh: row.intro_zh,
    introEn: row.intro_en ?? '',
    background: row.background,
    banner: banners[0] ?? null,
    underReview,
    revision: row.revision,
  };
}

/** The pictures of all banners of a channel, in their order. */
export async function findBanners(db: Reader, topicId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('topic_banner')
    .select('image')
    .where('topic_id', '=', topicId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ image }) => image);
}
