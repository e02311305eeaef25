import { z } from 'zod';
import { nameText } from '@/lib/base/search/contract';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { noInput, pageOf, pageQuery, textLanguage, wireId } from '@/lib/platform/shared/wire';

/** A work in a list (specification section 3). `thumb` is a bare media key, `duration` is in seconds. */
export const videoItem = z.object({
  videoId: wireId,
  thumb: z.string().nullable(),
  duration: z.int(),
  title: z.string(),
  titleLanguage: textLanguage,
  /** The name that the people-centre entrance shows instead of the title. */
  name: z.string(),
  nickName: z.string(),
  viewCount: z.int(),
});
export type VideoItem = z.output<typeof videoItem>;

/** A creator of the row under the banners (specification section 3, 'Banner-list user item'). */
export const bannerUser = z.object({ userId: wireId, avatar: z.string().nullable(), nickName: z.string() });
export type BannerUser = z.output<typeof bannerUser>;

export const findVideoList = endpoint({
  name: 'findVideoList',
  summary: 'Daily recommended works: staff picks, then by score; the order holds for the Beijing day.',
  method: 'GET',
  path: '/api/video/findVideoList',
  auth: 'public',
  input: pageQuery,
  data: pageOf(videoItem),
  limit: looseLimit,
});

export const findBannerUsers = endpoint({
  name: 'findBannerUsers',
  summary: 'Creators of the row under the banners.',
  method: 'GET',
  path: '/api/video/bannerList',
  auth: 'public',
  input: noInput,
  data: z.array(bannerUser),
  limit: looseLimit,
});

export const findVideosOfPerson = endpoint({
  name: 'findVideosOfPerson',
  summary: 'The works of a person that passed review, the latest first; with a text, those that have it in a title.',
  method: 'GET',
  path: '/api/video/ofPerson',
  auth: 'public',
  input: pageQuery.extend({ userId: wireId, text: nameText }),
  data: pageOf(videoItem),
  limit: looseLimit,
});
