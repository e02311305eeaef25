import { z } from 'zod';
import { listedPerson } from '@/lib/people/person/contract';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { noInput } from '@/lib/platform/shared/wire';
import { videoItem } from '@/lib/works/work/contract';
import * as calls from './calls';
import type { Board } from './codes';

export * from './codes';

/** A place on a board. */
const place = z.object({
  /** From 1. */
  rank: z.int(),
  /** Ranks gained since the day before, negative when lost; null for new entries. */
  moved: z.int().nullable(),
  /** By the rule of `rules/board-score.ts`. */
  score: z.int(),
});

export const rankedVideo = videoItem.extend(place.shape);
export type RankedVideo = z.output<typeof rankedVideo>;

export const rankedCreator = listedPerson.extend({ ...place.shape, videoCount: z.int() });
export type RankedCreator = z.output<typeof rankedCreator>;

/** The Beijing day (YYYY-MM-DD) of a board, computed at its start; null without one. */
const day = z.iso.date().nullable();

export const findBoard = endpoint({
  name: 'findBoard',
  ...calls.findBoard,
  summary:
    'A ranking board of works: weekly top 10, monthly top 20, all-time top 100; computed once a day before 10:00.',
  auth: 'public',
  input: z.object({ board: z.enum(['week', 'month', 'all'] satisfies Board[]) }),
  data: z.object({ day, list: z.array(rankedVideo) }),
  limit: looseLimit,
});

export const findCreatorBoard = endpoint({
  name: 'findCreatorBoard',
  ...calls.findCreatorBoard,
  summary: 'The creators whose works did best in the last thirty days.',
  auth: 'public',
  input: noInput,
  data: z.object({ day, list: z.array(rankedCreator) }),
  limit: looseLimit,
});
