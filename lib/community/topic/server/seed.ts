import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { Tx } from '@/lib/platform/server/db/database';
import { nameKey } from '../rules/name-key';
import { seedBanners } from './seed/banners';
import { seedTopicList } from './seed/channels';
import { seedBlocks, seedMembers } from './seed/members';
import { seedProposals } from './seed/proposals';
import { seedTopicVideos } from './seed/videos';

/** The media key of a demonstration channel's thumbnail. */
export const topicThumbKey = (topicId: string) => `topics/${topicId}.jpg`;

/** The media key of the picture behind its head. */
export const topicBackgroundKey = (topicId: string) => `topics/${topicId}-background.jpg`;

/** Writes the demonstration's channels until `now` (ms), with their people, works, banners and what waits for their hosts. */
export async function seedChannels(tx: Tx, now: number): Promise<void> {
  await seedTopics(tx, now);
  await seedMembers(tx, now);
  await seedTopicVideos(tx);
  await seedProposals(tx, now);
  await seedBanners(tx, now);
  await seedBlocks(tx, now);
}

/** Writes the demonstration's channels, still without works, founded over the two years before `now` (ms). */
export async function seedTopics(tx: Tx, now: number): Promise<void> {
  await tx
    .insertInto('topic')
    .values(seedTopicList.map((topic, index) => row(topic, index, now)))
    .execute();
}

function row(topic: (typeof seedTopicList)[number], index: number, now: number) {
  const { id, state = 'verified' } = topic;
  // Those that visitors do not see are from the last days.
  const days = state === 'verified' ? 720 - index * 25 : (seedTopicList.length - index) * 2;
  const createdAt = now - days * millisecondsInDay;
  const submittedAt = state === 'pending_edit' ? null : createdAt + millisecondsInHour;
  const wasPublic = state === 'verified' || state === 'deleted';
  return {
    id,
    ...{ name_zh: topic.nameZh, name_en: topic.nameEn, intro_zh: topic.introZh, intro_en: topic.introEn },
    ...{ name_key: nameKey(topic.nameZh), name_en_key: nameKey(topic.nameEn ?? '') },
    ...{ thumb: topicThumbKey(id), background: topicBackgroundKey(id) },
    kind: topic.kind,
    state,
    reason: topic.reason ?? '',
    creator_id: topic.host ?? null,
    member_count: topic.members,
    video_count: 0,
    created_at: createdAt,
    submitted_at: submittedAt,
    verified_at: wasPublic ? submittedAt : null,
    ...{ active_at: submittedAt ?? createdAt, updated_at: createdAt },
    featured_at: topic.isFeatured ? now - (index + 1) * millisecondsInDay : null,
  };
}
