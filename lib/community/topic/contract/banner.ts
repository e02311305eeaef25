import { z } from 'zod';
import { bannerType } from '@/lib/platform/shared/banner-target';
import { countingLimit, endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { linkTo } from '@/lib/platform/shared/link';
import {
  noData,
  textLanguage,
  wireFlag,
  wireId,
  wireIds,
  wireInteger,
  wireText,
  writtenText,
} from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { topicLimits } from '../codes';

const types = Object.values(bannerType);

/** A banner of a channel as who runs it edits it, with what it has brought. */
export const deskBanner = z.object({
  id: wireId,
  image: z.string(),
  title: z.string(),
  /** Specification section 2, 'Banner click targets'; null for one that leads nowhere. */
  type: z.literal(types).nullable(),
  url: z.string(),
  domainId: z.string(),
  /** What it leads to by name, where that is a thing that is there. */
  target: z.object({ text: z.string(), language: textLanguage.nullable() }).nullable(),
  isOnline: z.boolean(),
  shows: z.int(),
  clicks: z.int(),
});
export type DeskBanner = z.output<typeof deskBanner>;

/** The banners of a channel in their order; an order names the `revision` that it was made of. */
export const deskBanners = z.object({ revision: z.int(), list: z.array(deskBanner) });
export type DeskBanners = z.output<typeof deskBanners>;

/** What is said of a banner; a broken rule is named as in `messages/<locale>/community/topic-manage.json`, `rules`. */
const bannerFields = z
  .object({
    topicId: wireId,
    /** Empty for a new one. */
    id: wireText(64).default(''),
    /** Media key, as `saveTopicBannerPicture` gave it. */
    image: wireText(200).min(1, { error: 'picture' }),
    title: writtenText(topicLimits.bannerTitle, 'title'),
    /** Empty for a banner that leads nowhere. */
    type: z.union([z.literal('').transform(() => null), z.coerce.number().pipe(z.literal(types))]),
    /** The target of type 10. */
    url: wireText(1000).trim().default(''),
    /** The target of every other type. */
    domainId: wireText(64).trim().default(''),
  })
  .refine(({ type, url }) => type !== bannerType.link || linkTo(url) !== null, { error: 'address', path: ['url'] })
  .refine(({ type, domainId }) => type === null || type === bannerType.link || domainId !== '', {
    error: 'required',
    path: ['domainId'],
  });

/** Calls of who runs a channel: its host, and staff. NullPointer where there is no such channel for the caller. */
const desk = {
  auth: 'user',
  errors: ['NullPointer', 'Forbidden'],
  limit: writingLimit({ max: 300, seconds: 3600 }),
} as const;

const aBanner = z.object({ topicId: wireId, id: wireId });

export const findTopicBanners = endpoint({
  name: 'findTopicBanners',
  ...calls.findTopicBanners,
  ...desk,
  summary: 'All banners of a channel in their order, with how often they were shown and pressed.',
  input: z.object({ topicId: wireId }),
  data: deskBanners,
  limit: looseLimit,
});

export const saveTopicBanner = endpoint({
  name: 'saveTopicBanner',
  ...calls.saveTopicBanner,
  ...desk,
  summary: 'Writes a banner of a channel; a new one comes last and is online.',
  input: bannerFields,
  data: deskBanners,
  errors: [...desk.errors, 'ListFull'],
});

export const saveTopicBannerPicture = endpoint({
  name: 'saveTopicBannerPicture',
  ...calls.saveTopicBannerPicture,
  ...desk,
  summary: 'Keeps a picture for a banner of a channel, at least 1160 by 300, as multipart; answers its media key.',
  input: z.object({ topicId: wireId, picture: z.file() }),
  data: z.object({ key: z.string() }),
  errors: [...desk.errors, 'UnsupportedMediaType', 'TooLarge'],
  maxBodyBytes: topicLimits.pictureBytes + 16 * 1024,
});

export const orderTopicBanners = endpoint({
  name: 'orderTopicBanners',
  ...calls.orderTopicBanners,
  ...desk,
  summary: 'Gives the banners of a channel another order: all of them, each once. Changed where something came first.',
  input: z.object({ topicId: wireId, revision: wireInteger({ min: 0, max: 1_000_000_000 }), ids: wireIds }),
  data: z.object({ revision: z.int() }),
  errors: [...desk.errors, 'Changed'],
});

export const setTopicBannerOnline = endpoint({
  name: 'setTopicBannerOnline',
  ...calls.setTopicBannerOnline,
  ...desk,
  summary: 'Shows a banner on the page of its channel, or no longer; asking twice is asking once.',
  input: aBanner.extend({ isOnline: wireFlag }),
  data: noData,
});

export const removeTopicBanner = endpoint({
  name: 'removeTopicBanner',
  ...calls.removeTopicBanner,
  ...desk,
  summary: 'Removes a banner; one that is not there is removed already.',
  input: aBanner,
  data: deskBanners,
});

const counting = {
  auth: 'public',
  input: z.object({ id: wireId }),
  data: noData,
  limit: countingLimit,
} as const;

export const recordTopicBannerShow = endpoint({
  name: 'recordTopicBannerShow',
  ...calls.recordTopicBannerShow,
  ...counting,
  summary: 'Counts that a banner of a channel was seen, once per banner and visit.',
});

export const recordTopicBannerClick = endpoint({
  name: 'recordTopicBannerClick',
  ...calls.recordTopicBannerClick,
  ...counting,
  summary: 'Counts a press on a banner of a channel.',
});
