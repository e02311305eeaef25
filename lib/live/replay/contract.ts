import { z } from 'zod';
import { crowdLimit, endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { wireId, wireInteger } from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { replayStates } from './codes';

/** The replay of a broadcast that everybody may watch. */
export const publicReplay = z.object({
  /** Its film. */
  workId: wireId,
  title: z.string(),
  thumb: z.string().nullable(),
  /** Seconds. */
  duration: z.int(),
  /** Its parts without a gap in ms, the first one at the beginning: which time of the stream each begins with. None for the whole stream. */
  parts: z.array(z.object({ filmMs: z.int(), streamMs: z.int() })),
  /** In order, by seconds of the film. */
  chapters: z.array(z.object({ title: z.string(), seconds: z.int() })),
});
export type PublicReplay = z.output<typeof publicReplay>;

export const findReplay = endpoint({
  name: 'findReplay',
  ...calls.findReplay,
  summary: 'The public replay of a broadcast: its film, its chapters, and how its time follows that of the stream.',
  auth: 'public',
  input: z.object({ id: wireId }),
  data: publicReplay,
  errors: ['NullPointer'],
  limit: crowdLimit,
});

/** The recording of a broadcast, for its host. */
export const replay = z.object({
  state: z.enum(replayStates),
  /** What is there of it, in whole seconds. */
  seconds: z.int(),
  /** The part that the work has, or will have. */
  fromSeconds: z.int(),
  toSeconds: z.int(),
  /** The work that was made of it; null for none. */
  workId: wireId.nullable(),
  /** That work is the replay that everybody may watch. */
  isPublic: z.boolean(),
  /** Until when it can be cut anew; null where nothing is there. */
  keptUntil: z.iso.datetime({ offset: true }).nullable(),
});
export type Replay = z.output<typeof replay>;

const own = { auth: 'user', limit: writingLimit({ max: 30, seconds: 3600 }) } as const;

export const getReplay = endpoint({
  name: 'getReplay',
  ...calls.getReplay,
  summary: 'The recording of one of the own broadcasts.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: replay,
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const openRecording = endpoint({
  name: 'openRecording',
  ...calls.openRecording,
  summary: 'The playlist of all that was recorded of an own broadcast, to cut it.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: z.object({ playlist: z.string(), expiresAt: z.iso.datetime({ offset: true }) }),
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const makeReplay = endpoint({
  name: 'makeReplay',
  ...calls.makeReplay,
  ...own,
  summary:
    'Makes a draft work of a part of the recording of an own broadcast that is over. The part begins and ends with a piece.',
  input: z.object({
    id: wireId,
    fromSeconds: wireInteger({ min: 0, max: 100_000 }),
    toSeconds: wireInteger({ min: 0, max: 100_000 }),
  }),
  data: replay,
  errors: ['NullPointer', 'Changed'],
});

export const refuseReplay = endpoint({
  name: 'refuseReplay',
  ...calls.refuseReplay,
  ...own,
  summary:
    'Deletes the recording of an own broadcast that is over, but for the record that the law asks for; a work that was made of it stays with its owner.',
  input: z.object({ id: wireId }),
  data: replay,
  errors: ['NullPointer', 'Changed'],
});
