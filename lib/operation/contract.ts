import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { noData, noInput, textLanguage, wireId, wireInteger } from '@/lib/platform/shared/wire';

/** The place of the home page's carousel; other places get numbers of their own. */
export const homeLocationId = 7;

/** Banner types (specification section 2, 'Banner click targets'). */
export const bannerType = { link: 10, person: 1, video: 2, topic: 3, question: 4, activity: 5 } as const;
export type BannerType = (typeof bannerType)[keyof typeof bannerType];

/** One banner of a place (specification section 3, 'operation location item'). */
export const bannerItem = z.object({
  id: wireId,
  locationId: z.int(),
  sort: z.int(),
  type: z.literal([10, 1, 2, 3, 4, 5]).nullable(),
  /** A JSON list whose first item has a `key`, the bare media key of the picture. */
  image: z.string(),
  url: z.string().nullable(),
  domainId: z.string().nullable(),
  title: z.string(),
  titleLanguage: textLanguage,
  /** The line above the title; empty when there is none. */
  subtitle: z.string(),
});
export type BannerItem = z.output<typeof bannerItem>;

/** Which banner was shown or pressed; `configId` is the banner's id. */
export const bannerEvent = z.object({
  locationId: wireInteger({ min: 1, max: 1_000_000 }),
  sort: wireInteger({ min: 0, max: 1_000_000 }),
  configId: wireId,
});
export type BannerEvent = z.output<typeof bannerEvent>;

export const listHomeBanners = endpoint({
  name: 'listHomeBanners',
  summary: 'Banners of the home page in their order.',
  method: 'GET',
  path: `/api/operations/list/${homeLocationId}`,
  auth: 'public',
  input: noInput,
  data: z.array(bannerItem),
  limit: looseLimit,
});

export const recordBannerClick = endpoint({
  name: 'recordBannerClick',
  summary: 'Counts a press on a banner.',
  method: 'POST',
  path: '/api/operations/click',
  auth: 'public',
  input: bannerEvent,
  data: noData,
  limit: looseLimit,
  background: true,
});

export const recordBannerShow = endpoint({
  name: 'recordBannerShow',
  summary: 'Counts that a banner was seen, once per banner and visit.',
  method: 'POST',
  path: '/api/operations/show',
  auth: 'public',
  input: bannerEvent,
  data: noData,
  limit: looseLimit,
  background: true,
});
