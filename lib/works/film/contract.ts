import { z } from 'zod';
import { countingLimit, endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, pageQuery, wireId, wireInteger, wireText } from '@/lib/platform/shared/wire';
import { subtitleLanguages, videoItem, workDraft, workLimits } from '@/lib/works/work/contract';

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

const own = { auth: 'user', limit: writingLimit({ max: 120, seconds: 3600 }) } as const;

export const replaceFilm = endpoint({
  ...own,
  name: 'replaceFilm',
  summary: 'Gives a work whose file cannot be shown another upload; what is said of the work stays.',
  method: 'POST',
  path: '/api/video/work/film',
  input: z.object({ id: wireId, uploadId: wireId }),
  data: workDraft,
  errors: ['NullPointer', 'Changed', 'InContest', 'PhoneNeeded'],
});

export const saveSubtitle = endpoint({
  ...own,
  name: 'saveSubtitle',
  summary: 'Takes the subtitles of a work in one language, as multipart: a WebVTT file.',
  method: 'POST',
  path: '/api/video/work/subtitle',
  input: z.object({ id: wireId, language: z.enum(subtitleLanguages), file: z.file() }),
  data: z.object({ subtitles: z.array(z.enum(subtitleLanguages)) }),
  errors: ['NullPointer', 'UnsupportedMediaType', 'TooLarge', 'InContest'],
  maxBodyBytes: workLimits.subtitleBytes + 16 * 1024,
});

export const removeSubtitle = endpoint({
  ...own,
  name: 'removeSubtitle',
  summary: 'Takes the subtitles of one language away.',
  method: 'POST',
  path: '/api/video/work/subtitle/remove',
  input: z.object({ id: wireId, language: z.enum(subtitleLanguages) }),
  data: z.object({ subtitles: z.array(z.enum(subtitleLanguages)) }),
  errors: ['NullPointer', 'InContest'],
});
