import { z } from 'zod';
import { countingLimit, endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, pageQuery, wireId, wireInteger, wireText } from '@/lib/platform/shared/wire';
import { subtitleLanguages, videoItem, workDraft, workLimits } from '@/lib/works/work/contract';
import * as calls from './calls';

/** Addresses of a film, valid for the caller for some hours. */
export const playback = z.object({
  /** An HLS master playlist. */
  playlist: z.string(),
  /** Heights, the largest first. */
  qualities: z.array(z.int()),
  subtitles: z.array(z.object({ language: z.enum(subtitleLanguages), url: z.string() })),
  /** The whole file, if its creator allows saving it; null otherwise. */
  download: z.string().nullable(),
  /** Identifies this viewing in reports (`noteWatching`). */
  ticket: z.string(),
  /** The caller's last position, in seconds. */
  resumeAt: z.int(),
  expiresAt: z.iso.datetime({ offset: true }),
});
export type Playback = z.output<typeof playback>;

export const openPlayback = endpoint({
  name: 'openPlayback',
  ...calls.openPlayback,
  summary: 'The way to the film of a work: public ones for everybody, others for their creator and reviewers.',
  auth: 'public',
  input: z.object({ id: wireId }),
  data: playback,
  errors: ['NullPointer', 'NotPlayable'],
  limit: looseLimit,
});

export const noteWatching = endpoint({
  name: 'noteWatching',
  ...calls.noteWatching,
  summary:
    'Says how far somebody is. It counts as a view once they have watched long enough, once a day for each viewer.',
  auth: 'public',
  input: z.object({
    ticket: wireText(400),
    /** Seconds from the start of the film, and seconds really played so far. */
    position: wireInteger({ min: 0, max: 1_000_000 }),
    watched: wireInteger({ min: 0, max: 1_000_000 }),
  }),
  data: noData,
  limit: countingLimit,
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
  ...calls.findWatched,
  summary: "The caller's watch history, the latest first.",
  auth: 'user',
  input: pageQuery,
  data: pageOf(watchedVideo),
  limit: looseLimit,
});

export const forgetWatched = endpoint({
  name: 'forgetWatched',
  ...calls.forgetWatched,
  summary: 'Takes one work out of the watch history, or all of them.',
  auth: 'user',
  input: z.object({ id: wireId.optional() }),
  data: noData,
  limit: writingLimit({ max: 300, seconds: 3600 }),
});

const own = { auth: 'user', limit: writingLimit({ max: 120, seconds: 3600 }) } as const;

export const replaceFilm = endpoint({
  name: 'replaceFilm',
  ...calls.replaceFilm,
  ...own,
  summary: 'Gives a work whose file cannot be shown another upload; what is said of the work stays.',
  input: z.object({ id: wireId, uploadId: wireId }),
  data: workDraft,
  errors: ['NullPointer', 'Changed', 'InContest', 'PhoneNeeded'],
});

export const saveSubtitle = endpoint({
  name: 'saveSubtitle',
  ...calls.saveSubtitle,
  ...own,
  summary: 'Takes the subtitles of a work in one language, as multipart: a WebVTT file.',
  input: z.object({ id: wireId, language: z.enum(subtitleLanguages), file: z.file() }),
  data: z.object({ subtitles: z.array(z.enum(subtitleLanguages)) }),
  errors: ['NullPointer', 'UnsupportedMediaType', 'TooLarge', 'InContest'],
  maxBodyBytes: workLimits.subtitleBytes + 16 * 1024,
});

export const removeSubtitle = endpoint({
  name: 'removeSubtitle',
  ...calls.removeSubtitle,
  ...own,
  summary: 'Takes the subtitles of one language away.',
  input: z.object({ id: wireId, language: z.enum(subtitleLanguages) }),
  data: z.object({ subtitles: z.array(z.enum(subtitleLanguages)) }),
  errors: ['NullPointer', 'InContest'],
});
