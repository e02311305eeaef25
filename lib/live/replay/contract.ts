import { z } from 'zod';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { wireId, wireInteger } from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { replayStates } from './codes';

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
  summary: 'Deletes the recording of an own broadcast that is over; a work that was made of it stays with its owner.',
  input: z.object({ id: wireId }),
  data: replay,
  errors: ['NullPointer', 'Changed'],
});
