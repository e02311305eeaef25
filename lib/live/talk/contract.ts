import { z } from 'zod';
import { namedPerson } from '@/lib/people/person/contract';
import { crowdLimit, endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { noData, wireFlag, wireId, wireInteger, writtenText } from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { saidKinds, slowModes, talkLimits, talkRoles } from './codes';

const seq = wireInteger({ min: 0, max: 1_000_000_000 });

/**
 * What somebody said. `seq` counts from 1 over everything that happens in a talk, so that a client that lost its line can ask for what
 * it missed.
 */
export const said = z.object({
  seq: z.int(),
  kind: z.enum(saidKinds),
  by: namedPerson,
  role: z.enum(talkRoles),
  text: z.string(),
  /** The sender's id for it, so that a message sent twice is stored once, and its sender recognises it. */
  clientId: z.string(),
  at: z.iso.datetime({ offset: true }),
  /** Milliseconds since the stream began; negative before it. Null before it is on air. */
  streamMs: z.int().nullable(),
  /** A question that the host has answered. */
  isAnswered: z.boolean(),
});
export type Said = z.output<typeof said>;

/** What holds for a talk now. */
export const talkSettings = z.object({
  slowSeconds: z.literal(slowModes),
  /** Only questions can be sent. */
  questionsOnly: z.boolean(),
  /** Stays on top; null for none. */
  pinned: said.nullable(),
});
export type TalkSettings = z.output<typeof talkSettings>;

export const talk = talkSettings.extend({
  /** The number of the last thing that happened: from here on it is followed. */
  seq: z.int(),
  /** The latest page, the oldest first. */
  said: z.array(said),
  hasEarlier: z.boolean(),
  /** From when people can talk, and whether they can now. */
  opensAt: z.iso.datetime({ offset: true }),
  isOpen: z.boolean(),
  /** What the caller is here. */
  role: z.enum(talkRoles),
  /** They are of the staff, who may remove what is said and silence people. */
  isStaff: z.boolean(),
  /** The host or a helper has silenced the caller. */
  isSilenced: z.boolean(),
  /** The caller must pay before they can talk. */
  needsPayment: z.boolean(),
  helpers: z.array(namedPerson),
});
export type Talk = z.output<typeof talk>;

const room = z.object({ id: wireId });
const reading = { auth: 'public', limit: crowdLimit, errors: ['NullPointer', 'Forbidden'] } as const;

export const findTalk = endpoint({
  name: 'findTalk',
  ...calls.findTalk,
  ...reading,
  summary: 'The talk of a public broadcast: its latest messages, what holds for it, and what the caller may do.',
  input: room,
  data: talk,
});

export const findTalkBefore = endpoint({
  name: 'findTalkBefore',
  ...calls.findTalkBefore,
  ...reading,
  summary: 'Earlier messages of a talk, the oldest first.',
  input: room.extend({ before: seq }),
  data: z.array(said),
  limit: looseLimit,
});

export const findTalkAt = endpoint({
  name: 'findTalkAt',
  ...calls.findTalkAt,
  ...reading,
  summary: 'What was said from a time of the stream on, for its replay; the earliest first.',
  input: room.extend({ fromMs: wireInteger({ min: 0, max: 100_000_000 }) }),
  data: z.array(said),
});

export const findTalkQuestions = endpoint({
  name: 'findTalkQuestions',
  ...calls.findTalkQuestions,
  summary: 'Questions in a talk that nobody has answered, the earliest first. For the host and helpers.',
  auth: 'user',
  input: room,
  data: z.array(said),
  errors: ['NullPointer', 'Forbidden'],
  limit: looseLimit,
});

export const findSilenced = endpoint({
  name: 'findSilenced',
  ...calls.findSilenced,
  summary: 'Who is silenced in a talk, at most 200. For the host, helpers and staff who review broadcasts.',
  auth: 'user',
  input: room,
  data: z.array(namedPerson),
  errors: ['NullPointer', 'Forbidden'],
  limit: looseLimit,
});

/** What happens in a talk. */
export const talkEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('said'), said }),
  z.object({ kind: z.literal('removed'), seq: z.int() }),
  z.object({ kind: z.literal('answered'), seq: z.int(), isAnswered: z.boolean() }),
  z.object({ kind: z.literal('settings'), settings: talkSettings }),
  /** Everything that a person said was removed, and they cannot talk any more. */
  z.object({ kind: z.literal('silenced'), userId: wireId, isSilenced: z.boolean() }),
  z.object({ kind: z.literal('helper'), userId: wireId, isHelper: z.boolean() }),
]);
export type TalkEvent = z.output<typeof talkEvent>;

export const followTalk = endpoint({
  name: 'followTalk',
  ...calls.followTalk,
  summary: 'What happens in a talk from after `after` on; event ids are its numbers.',
  auth: 'public',
  input: room.extend({ after: seq.default(0) }),
  data: talkEvent,
  answers: 'events',
  errors: ['NullPointer', 'Forbidden'],
  limit: crowdLimit,
});

const talking = { auth: 'user', limit: writingLimit({ max: 600, seconds: 3600 }) } as const;

export const say = endpoint({
  name: 'say',
  ...calls.say,
  ...talking,
  summary: 'Says something in a talk. The same `clientId` is the same message.',
  input: room.extend({
    clientId: z.uuid(),
    kind: z.enum(saidKinds).default('message'),
    text: writtenText(talkLimits.text).min(1, { error: 'required' }),
  }),
  data: said,
  errors: ['NullPointer', 'Forbidden', 'Blocked', 'PhoneNeeded', 'Changed', 'TooManyRequests'],
});

export const removeSaid = endpoint({
  name: 'removeSaid',
  ...calls.removeSaid,
  ...talking,
  summary: 'Removes a message. For its author, the host, helpers and staff; removing twice is removing once.',
  input: room.extend({ seq }),
  data: noData,
  errors: ['NullPointer', 'Forbidden'],
});

export const silence = endpoint({
  name: 'silence',
  ...calls.silence,
  ...talking,
  summary:
    'Silences a person in a talk and removes what they said there, or lets them talk again. For the host, helpers and staff.',
  input: room.extend({ userId: wireId, isSilenced: wireFlag }),
  data: noData,
  errors: ['NullPointer', 'Forbidden'],
});

export const setTalk = endpoint({
  name: 'setTalk',
  ...calls.setTalk,
  ...talking,
  summary: 'Sets slow mode, questions only and the pinned message (0 for none) of a talk. For the host and helpers.',
  input: room.extend({
    slowSeconds: z.union([z.literal(slowModes), z.enum(['0', '5', '15', '60']).transform(Number)]),
    questionsOnly: wireFlag,
    pinnedSeq: seq,
  }),
  data: talkSettings,
  errors: ['NullPointer', 'Forbidden'],
});

export const setTalkHelper = endpoint({
  name: 'setTalkHelper',
  ...calls.setTalkHelper,
  ...talking,
  summary: 'Names a helper of a talk, or no longer. For the host.',
  input: room.extend({ userId: wireId, isHelper: wireFlag }),
  data: noData,
  errors: ['NullPointer', 'Forbidden', 'ListFull'],
});

export const answerSaid = endpoint({
  name: 'answerSaid',
  ...calls.answerSaid,
  ...talking,
  summary: 'Marks a question as answered, or no longer. For the host and helpers.',
  input: room.extend({ seq, isAnswered: wireFlag }),
  data: noData,
  errors: ['NullPointer', 'Forbidden'],
});

/** A chapter that was marked while a stream went on. */
export const chapter = z.object({
  id: wireId,
  title: z.string(),
  /** Milliseconds since the stream began. */
  streamMs: z.int(),
});
export type Chapter = z.output<typeof chapter>;

export const findChapters = endpoint({
  name: 'findChapters',
  ...calls.findChapters,
  summary: 'The chapters of a stream so far, in its order. For the host and helpers.',
  auth: 'user',
  input: room,
  data: z.array(chapter),
  errors: ['NullPointer', 'Forbidden'],
  limit: looseLimit,
});

export const markChapter = endpoint({
  name: 'markChapter',
  ...calls.markChapter,
  ...talking,
  summary: 'Begins a chapter at the present time of a stream: its replay has it. For the host and helpers.',
  input: room.extend({
    clientId: z.uuid(),
    title: writtenText(talkLimits.chapter, 'title').min(1, { error: 'required' }),
  }),
  data: z.array(chapter),
  errors: ['NullPointer', 'Forbidden', 'Changed', 'ListFull'],
});

export const removeChapter = endpoint({
  name: 'removeChapter',
  ...calls.removeChapter,
  ...talking,
  summary:
    'Removes a chapter of a stream, from its replay too, and answers the others; removing twice is removing once. For the host and helpers.',
  input: room.extend({ chapterId: wireId }),
  data: z.array(chapter),
  errors: ['NullPointer', 'Forbidden'],
});
