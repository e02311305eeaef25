import { millisecondsInDay } from 'date-fns/constants';
import type { Tx } from '@/lib/platform/server/db/database';
import { nameKey } from '../rules/name-key';
import { type SeedChannel, seedChannels } from './seed/channels';

/** Every channel of the demonstration with its id. */
export const seedTopicList = seedChannels.map((channel, index) => ({
  ...channel,
  id: `topic-${String(index + 1).padStart(2, '0')}`,
}));

/** The media key of a demonstration channel's thumbnail. */
export const topicThumbKey = (topicId: string) => `topics/${topicId}.jpg`;

/** Writes the demonstration's channels, still without works, founded over the two years before `now` (ms). */
export async function seedTopics(tx: Tx, now: number): Promise<void> {
  await tx
    .insertInto('topic')
    .values(seedTopicList.map((topic, index) => row(topic, now - (720 - index * 25) * millisecondsInDay)))
    .execute();
}

function row(topic: SeedChannel & { id: string }, createdAt: number) {
  return {
    id: topic.id,
    name_zh: topic.nameZh,
    name_en: topic.nameEn,
    name_key: nameKey(topic.nameZh),
    name_en_key: nameKey(topic.nameEn ?? ''),
    intro_zh: topic.introZh,
    intro_en: topic.introEn,
    thumb: topicThumbKey(topic.id),
    state: topic.state ?? 'verified',
    member_count: topic.members,
    video_count: 0,
    active_at: createdAt,
    created_at: createdAt,
    updated_at: createdAt,
    submitted_at: createdAt,
    verified_at: topic.state === undefined || topic.state === 'verified' ? createdAt : null,
  };
}
