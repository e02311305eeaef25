import { millisecondsInDay } from 'date-fns/constants';
import type { Tx } from '@/lib/platform/server/db/database';
import { bannerType } from '@/lib/platform/shared/banner-target';
import { bannerLocations } from '../contract';
import { type SeedBanner, seedBannerList } from './seed/banners';

/** Every banner of the demonstration with its id, in order of place. */
export const seedBannersWithIds = seedBannerList.map((banner, index) => ({
  ...banner,
  id: `banner-${String(index + 1).padStart(2, '0')}`,
}));

/** The media key of a demonstration banner's picture. */
export const bannerKey = (bannerId: string) => `banners/${bannerId}.jpg`;

/** Writes the banners, with windows around `now` (ms). */
export async function seedBanners(tx: Tx, now: number): Promise<void> {
  await tx
    .insertInto('operation_banner')
    .values(seedBannersWithIds.map((banner, index) => row(banner, index + 1, now)))
    .execute();
}

function row(banner: SeedBanner & { id: string }, sort: number, now: number) {
  const leadsOut = banner.type === null || banner.type === bannerType.link;
  const [first, last] = banner.days ?? [null, null];
  return {
    id: banner.id,
    location_id: bannerLocations[banner.place ?? 'home'],
    sort,
    type: banner.type,
    image: JSON.stringify([{ key: bannerKey(banner.id) }]),
    url: leadsOut ? banner.to : null,
    domain_id: leadsOut ? null : banner.to,
    title_zh: banner.titleZh,
    title_en: banner.titleEn,
    subtitle_zh: banner.subtitleZh,
    subtitle_en: banner.subtitleEn,
    locale: banner.locale ?? null,
    starts_at: first === null ? null : now + first * millisecondsInDay,
    ends_at: last === null ? null : now + last * millisecondsInDay,
    created_at: now,
  };
}
