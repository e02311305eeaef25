import { z } from 'zod';
import { consoleLimit, consoleWritingLimit, tableQuery } from '@/lib/base/staff/contract';
import { bannerType } from '@/lib/platform/shared/banner-target';
import { countingLimit, endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { linkTo } from '@/lib/platform/shared/link';
import { noData, noInput, pageOf, textLanguage, wireId, wireInteger, wireText } from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { bannerLocations, bannerPhases } from './codes';

export * from './codes';

/** One banner of a place (specification section 3, 'operation location item'). */
export const bannerItem = z.object({
  id: wireId,
  locationId: z.int(),
  sort: z.int(),
  type: z.literal(Object.values(bannerType)).nullable(),
  /** A JSON list whose first item has a `key`, the bare media key of the picture. */
  image: z.string(),
  url: z.string().nullable(),
  domainId: z.string().nullable(),
  title: z.string(),
  titleLanguage: textLanguage,
  /** The line above the title; empty for none. */
  subtitle: z.string(),
});
export type BannerItem = z.output<typeof bannerItem>;

/** A shown or pressed banner; `configId` is its id. */
export const bannerEvent = z.object({
  locationId: wireInteger({ min: 1, max: 1_000_000 }),
  sort: wireInteger({ min: 0, max: 1_000_000 }),
  configId: wireId,
});
export type BannerEvent = z.output<typeof bannerEvent>;

export const listHomeBanners = endpoint({
  name: 'listHomeBanners',
  ...calls.listHomeBanners,
  summary: 'Banners of the home page in their order.',
  auth: 'public',
  input: noInput,
  data: z.array(bannerItem),
  limit: looseLimit,
});

export const recordBannerClick = endpoint({
  name: 'recordBannerClick',
  ...calls.recordBannerClick,
  summary: 'Counts a press on a banner.',
  auth: 'public',
  input: bannerEvent,
  data: noData,
  limit: countingLimit,
});

export const recordBannerShow = endpoint({
  name: 'recordBannerShow',
  ...calls.recordBannerShow,
  summary: 'Counts that a banner was seen, once per banner and visit.',
  auth: 'public',
  input: bannerEvent,
  data: noData,
  limit: countingLimit,
});

const optionalText = (max: number) => wireText(max).trim().default('');

/** A banner as edited; broken rules have their names in `messages/<locale>/business/banner.json`, `rules`. */
const bannerFields = z
  .object({
    locationId: z.coerce.number().pipe(z.literal(Object.values(bannerLocations))),
    sort: wireInteger({ min: 0, max: 1_000_000 }),
    type: z.coerce.number().pipe(z.literal(Object.values(bannerType))),
    /** Media key of the picture, from `uploadBannerPicture`. */
    image: wireText(400).regex(/^banners\/[\w-][\w.-]*$/, { error: 'picture' }),
    /** The target of type 10. */
    url: optionalText(1000),
    /** The target of every other type: an id. */
    domainId: optionalText(64),
    titleZh: wireText(200).trim().min(1, { error: 'required' }),
    titleEn: optionalText(300),
    subtitleZh: optionalText(200),
    subtitleEn: optionalText(300),
    /** Shown only in this language; empty for both. */
    locale: z.enum(['zh', 'en', '']).default(''),
    /** Shown from this time until before `endsAt`; empty for unbounded. */
    startsAt: z.union([z.literal(''), z.iso.datetime({ offset: true })]).default(''),
    endsAt: z.union([z.literal(''), z.iso.datetime({ offset: true })]).default(''),
  })
  .refine(({ type, url }) => type !== 10 || linkTo(url) !== null, { error: 'address', path: ['url'] })
  .refine(({ type, domainId }) => type === 10 || domainId !== '', { error: 'required', path: ['domainId'] })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt), {
    error: 'window',
    path: ['endsAt'],
  });

/** A banner in the console, with its counts of the last 30 days. */
export const bannerRow = z.object({
  id: wireId,
  locationId: z.literal(Object.values(bannerLocations)),
  sort: z.int(),
  type: z.literal(Object.values(bannerType)),
  image: z.string(),
  url: z.string(),
  domainId: z.string(),
  titleZh: z.string(),
  titleEn: z.string(),
  subtitleZh: z.string(),
  subtitleEn: z.string(),
  locale: z.enum(['zh', 'en', '']),
  startsAt: z.string(),
  endsAt: z.string(),
  phase: z.enum(bannerPhases),
  shows: z.int(),
  clicks: z.int(),
  createdAt: z.iso.datetime({ offset: true }),
});
export type BannerRow = z.output<typeof bannerRow>;

const forEditors = { auth: 'user', limit: consoleLimit } as const;

export const listBannerRows = endpoint({
  name: 'listBannerRows',
  ...calls.listBannerRows,
  ...forEditors,
  summary: 'Banners for the console. For those who may edit them.',
  input: tableQuery(['sort', 'createdAt', 'startsAt'], 'asc').extend({
    phase: z.enum([...bannerPhases, '']).default(''),
    /** The number of a place; empty for all. */
    place: z.union([z.literal(''), z.coerce.number().pipe(z.literal(Object.values(bannerLocations)))]).default(''),
  }),
  data: pageOf(bannerRow),
  errors: ['Forbidden'],
});

export const getBannerRow = endpoint({
  name: 'getBannerRow',
  ...calls.getBannerRow,
  ...forEditors,
  summary: 'One banner as it is edited.',
  input: z.object({ id: wireId }),
  data: bannerRow,
  errors: ['Forbidden', 'NullPointer'],
});

export const saveBannerRow = endpoint({
  name: 'saveBannerRow',
  ...calls.saveBannerRow,
  ...forEditors,
  summary:
    'Writes a banner, a new one without an id; the pages that show it are renewed now and at both ends of its window.',
  input: bannerFields.safeExtend({ id: wireText(64).default('') }),
  data: bannerRow,
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleWritingLimit,
});

export const removeBannerRow = endpoint({
  name: 'removeBannerRow',
  ...calls.removeBannerRow,
  ...forEditors,
  summary: 'Removes a banner.',
  input: z.object({ id: wireId }),
  data: noData,
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleWritingLimit,
});

export const uploadBannerPicture = endpoint({
  name: 'uploadBannerPicture',
  ...calls.uploadBannerPicture,
  ...forEditors,
  summary: 'Keeps a picture for a banner, at least 1200 by 480, as multipart; answers its media key.',
  input: z.object({ picture: z.instanceof(File) }),
  data: z.object({ key: z.string() }),
  errors: ['Forbidden', 'UnsupportedMediaType', 'TooLarge'],
  maxBodyBytes: 6 * 1024 * 1024,
  limit: consoleWritingLimit,
});
