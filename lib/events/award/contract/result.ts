import { z } from 'zod';
import { wireContestName } from '@/lib/events/contest/contract';
import { entryItem } from '@/lib/events/entry/contract';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { textLanguage, wireId, wireInteger } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { resultStages } from '../codes';
import { contestFacts, sha256 } from './document';

const time = z.iso.datetime({ offset: true });
/** A text in the reader's language, or in the other one where it is missing; empty where there is none. */
const shownText = z.object({ text: z.string(), language: textLanguage });
/** The first 16 digits of the SHA-256 of a public key (SPKI, DER). */
const keyId = z
  .string()
  .max(16, { abort: true })
  .regex(/^[0-9a-f]{16}$/);
const named = z.object({ name: wireContestName });
const open = { auth: 'public', errors: ['NullPointer'], limit: looseLimit } as const;

/** An award with who won it. */
const contestAward = z.object({
  id: wireId,
  name: shownText,
  prize: shownText,
  /** Null for one of every category. */
  categoryId: wireId.nullable(),
  winners: z.array(z.object({ entry: entryItem, citation: shownText })),
});

export const findContestAwards = endpoint({
  name: 'findContestAwards',
  ...calls.findContestAwards,
  ...open,
  summary: 'The awards of a public contest with their winners; none before they are published.',
  input: named,
  data: z.object({ decidedTime: time.nullable(), list: z.array(contestAward) }),
});
export type ContestAwards = z.output<typeof findContestAwards.data>;

/** All that lets anybody check a contest. */
export const contestIntegrity = contestFacts.extend({
  /** Published results, the first one first. */
  results: z.array(
    z.object({
      stage: z.enum(resultStages),
      version: z.int(),
      publishedTime: time,
      keyId,
      /** Of the signed file. */
      sha256,
      bytes: z.int(),
    }),
  ),
});
export type ContestIntegrity = z.output<typeof contestIntegrity>;

export const getContestIntegrity = endpoint({
  name: 'getContestIntegrity',
  ...calls.getContestIntegrity,
  ...open,
  summary:
    'How a public contest is run, in numbers: rules and their versions, phases, entries, judging, votes cast and discarded, and its signed results. Before publication, what is public so far.',
  input: named,
  data: contestIntegrity,
});

/** One of the results of a contest: the latest version where none is named. */
const ofResult = named.extend({
  stage: z.enum(resultStages),
  version: wireInteger({ min: 1, max: 1000 }).optional(),
});

export const getContestResult = endpoint({
  name: 'getContestResult',
  ...calls.getContestResult,
  ...open,
  summary: 'A published result: the bytes that are signed, canonical JSON.',
  input: ofResult,
  data: z.null(),
  answers: 'file',
});

export const getResultSignature = endpoint({
  name: 'getResultSignature',
  ...calls.getResultSignature,
  ...open,
  summary: 'The signature of a published result: Ed25519, 64 bytes.',
  input: ofResult,
  data: z.null(),
  answers: 'file',
});

export const getResultKey = endpoint({
  name: 'getResultKey',
  ...calls.getResultKey,
  ...open,
  summary: 'The public key by which a result is checked, as PEM, by the id that is published with the result.',
  input: z.object({ keyId }),
  data: z.null(),
  answers: 'file',
});
