import { millisecondsInDay } from 'date-fns/constants';
import type { Insertable } from 'kysely';
import type { Tx } from '@/lib/platform/server/db/database';
import { spread } from '@/lib/platform/server/spread';
import { bannerType } from '@/lib/platform/shared/banner-target';
import type { TopicBannerTable } from '../tables';
import { seedPublicTopics } from './channels';

const { video, activity, person, link, topic } = bannerType;

/** Where banners lead, in turns (specification section 2, 'Banner click targets'). */
const turns = [video, activity, person, link, topic, null] as const;

/** What stands on those that do not say the name of what they lead to. */
const titles = ['频道三周年', '投稿须知', '片头与字幕模板', '本季征集'] as const;

/** Activities and addresses, in turns. */
const activities = ['activity-01', 'activity-03', 'activity-06', 'activity-10'] as const;
const addresses = ['https://weekend-works.example', 'https://acoustic-backyard.example'] as const;

/** Every banner of the demonstration's channels: one to four each, the last of three or more offline. */
export const seedTopicBanners = seedPublicTopics.flatMap(({ id: topicId }, place) => {
  const many = 1 + ((place * 3) % 4);
  return Array.from({ length: many }, (_, index) => ({
    id: `${topicId}-banner-${index + 1}`,
    topicId,
    position: index + 1,
    isOnline: many < 3 || index < many - 1,
    type: turns[(place + index) % turns.length] ?? null,
    turn: place + index,
  }));
});

/** The media key of a banner's picture. */
export const topicBannerKey = (bannerId: string) => `topics/${bannerId}.jpg`;

type SeedBanner = (typeof seedTopicBanners)[number];

/** Writes the banners; those for works and people lead to what stands in their channel. */
export async function seedBanners(tx: Tx, now: number): Promise<void> {
  const works = await tx
    .selectFrom('topic_video')
    .select(['topic_id', 'video_id as id'])
    .orderBy('added_at', 'desc')
    .orderBy('video_id')
    .execute();
  const hosts = await tx
    .selectFrom('topic_member')
    .select(['topic_id', 'person_id as id'])
    .where('role', '=', 'host')
    .execute();
  const rows = seedTopicBanners.map((banner) => {
    const inTopic = ({ topic_id }: { topic_id: string }) => topic_id === banner.topicId;
    const target = { [person]: hosts.find(inTopic), [video]: works.filter(inTopic)[banner.position] };
    return row(banner, leadsTo(banner, target), now);
  });
  await tx.insertInto('topic_banner').values(rows).execute();
}

/** What a banner leads to, and what stands on it: nothing where it is the name of what it leads to. */
function leadsTo({ type, turn }: SeedBanner, known: Partial<Record<typeof person | typeof video, { id: string }>>) {
  const other = seedPublicTopics[(turn * 7) % seedPublicTopics.length];
  const title = titles[turn % titles.length] ?? '';
  if (type === link) return { title, url: addresses[turn % addresses.length] ?? '', domain_id: '' };
  if (type === null) return { title, url: '', domain_id: '' };
  if (type === activity) return { title: '', url: '', domain_id: activities[turn % activities.length] ?? '' };
  return { title: '', url: '', domain_id: (type === topic ? other?.id : known[type]?.id) ?? '' };
}

function row({ id, topicId, position, isOnline, type, turn }: SeedBanner, to: ReturnType<typeof leadsTo>, now: number) {
  const shows = Math.round(40 + 18_000 * spread(turn * 5 + position, 0.3819660113) ** 2);
  return {
    ...{ id, topic_id: topicId, position, type, ...to },
    image: topicBannerKey(id),
    is_online: isOnline ? 1 : 0,
    show_count: shows,
    click_count: Math.round(shows * (0.01 + 0.05 * spread(turn, 0.2360679775))),
    created_at: now - (8 + turn * 3) * millisecondsInDay,
  } satisfies Insertable<TopicBannerTable>;
}
