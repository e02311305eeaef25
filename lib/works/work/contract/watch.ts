import { z } from 'zod';
import { countingLimit, endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, pageQuery, textLanguage, wireId, wireInteger, wireText } from '@/lib/platform/shared/wire';
import { creditRoles, subtitleLanguages } from '../codes';
import { videoItem } from './list';
import { workCategory } from './work';

/** Somebody as a work shows them. */
const maker = z.object({
  userId: wireId,
  nickname: z.string(),
  avatar: z.string().nullable(),
});

/** Everything that everybody may see of a work; the same for all, so that its page can be kept. */
export const videoDetail = videoItem.extend({
  intro: z.string(),
  introLanguage: textLanguage,
  author: maker.extend({ tagline: z.string(), followerCount: z.int() }),
  /** Confirmed credits. */
  credits: z.array(maker.extend({ roles: z.array(z.enum(creditRoles)) })),
  tags: z.array(z.string()),
  category: workCategory,
  /** In words; empty for none. */
  industry: z.string(),
  profession: z.string(),
  software: z.array(z.string()),
  likeCount: z.int(),
  commentCount: z.int(),
  isOriginal: z.boolean(),
  isDownloadable: z.boolean(),
  isMadeWithAi: z.boolean(),
  /** Of the film as it is shown, in pixels; null while nothing can be played. */
  size: z.object({ width: z.int(), height: z.int() }).nullable(),
  subtitles: z.array(z.enum(subtitleLanguages)),
  verifiedAt: z.iso.datetime({ offset: true }),
});
export type VideoDetail = z.output<typeof videoDetail>;

export const getVideoDetail = endpoint({
  name: 'getVideoDetail',
  summary: 'A public work. Its creator and staff see it before that on their own pages.',
  method: 'GET',
  path: '/api/video/detail',
  auth: 'public',
  input: z.object({ id: wireId }),
  data: videoDetail,
  errors: ['NullPointer'],
  limit: looseLimit,
});

/** What of a work changes with every visit; the page that is kept of it may tell it too low. */
export const videoCounts = videoDetail.pick({ viewCount: true, likeCount: true });
export type VideoCounts = z.output<typeof videoCounts>;

export const getVideoCounts = endpoint({
  name: 'getVideoCounts',
  summary: 'How often a public work was seen, and how many like it.',
  method: 'GET',
  path: '/api/video/counts',
  auth: 'public',
  input: z.object({ id: wireId }),
  data: videoCounts,
  errors: ['NullPointer'],
  limit: looseLimit,
  background: true,
});

export const findRelated = endpoint({
  name: 'findRelated',
  summary: 'What to watch after a work: of its tags, then of its creator, then what stands high.',
  method: 'GET',
  path: '/api/video/related',
  auth: 'public',
  input: z.object({ id: wireId }),
  data: z.array(videoItem),
  limit: looseLimit,
});

/** The way to a film: addresses that are good for the one who asked, for some hours. */
export const playback = z.object({
  /** An HLS master playlist. */
  playlist: z.string(),
  /** Heights, the largest first. */
  qualities: z.array(z.int()),
  subtitles: z.array(z.object({ language: z.enum(subtitleLanguages), url: z.string() })),
  /** The whole file, where its creator lets it be saved; null otherwise. */
  download: z.string().nullable(),
  /** Names this watching when it is reported (`noteWatching`). */
  ticket: z.string(),
  /** Seconds; where the caller left off. */
  resumeAt: z.int(),
  expiresAt: z.iso.datetime({ offset: true }),
});
export type Playback = z.output<typeof playback>;

export const openPlayback = endpoint({
  name: 'openPlayback',
  summary: 'The way to the film of a work: public ones for everybody, others for their creator and reviewers.',
  method: 'GET',
  path: '/api/video/playback',
  auth: 'public',
  input: z.object({ id: wireId }),
  data: playback,
  errors: ['NullPointer', 'NotPlayable'],
  limit: looseLimit,
  background: true,
});

export const noteWatching = endpoint({
  name: 'noteWatching',
  summary:
    'Says how far somebody is. It counts as a view once they have watched long enough, once a day for each viewer.',
  method: 'POST',
  path: '/api/video/watching',
  auth: 'public',
  input: z.object({
    ticket: wireText(400),
    /** Seconds from the beginning of the film, and seconds really played so far. */
    position: wireInteger({ min: 0, max: 1_000_000 }),
    watched: wireInteger({ min: 0, max: 1_000_000 }),
  }),
  data: noData,
  limit: countingLimit,
  background: true,
});

/** A work in the watch history. */
export const watchedVideo = videoItem.extend({
  /** Seconds. */
  position: z.int(),
  watchedAt: z.iso.datetime({ offset: true }),
});
export type WatchedVideo = z.output<typeof watchedVideo>;

export const findWatched = endpoint({
  name: 'findWatched',
  summary: "The caller's watch history, the latest first.",
  method: 'GET',
  path: '/api/video/watched',
  auth: 'user',
  input: pageQuery,
  data: pageOf(watchedVideo),
  limit: looseLimit,
});

export const forgetWatched = endpoint({
  name: 'forgetWatched',
  summary: 'Takes one work out of the watch history, or all of them.',
  method: 'POST',
  path: '/api/video/watched/forget',
  auth: 'user',
  input: z.object({ id: wireId.optional() }),
  data: noData,
  limit: writingLimit({ max: 300, seconds: 3600 }),
});

export const findPicks = endpoint({
  name: 'findPicks',
  summary:
    'What staff picked in a month (YYYY-MM, by default the latest with picks), in their order, and all such months.',
  method: 'GET',
  path: '/api/video/picks',
  auth: 'public',
  input: z.object({ month: z.union([z.literal(''), z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)]).default('') }),
  data: z.object({ month: z.string(), months: z.array(z.string()), list: z.array(videoItem) }),
  limit: looseLimit,
});
