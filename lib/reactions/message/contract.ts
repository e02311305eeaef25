import { z } from 'zod';
import { namedPerson } from '@/lib/people/person/contract';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { noData, noInput, pageOf, pageQuery, textLanguage, wireId, wireInteger } from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { noticeTypes } from './codes';

export * from './codes';
export * from './contract/settings';

/** A thing that a notice is about. */
export const noticeThing = z.object({
  kind: z.string(),
  id: wireId,
  /** Its title, text or name; empty if it is gone. */
  text: z.string(),
  /** The language of the text, if known. */
  language: textLanguage.nullable(),
  /** Media key of its picture; null if it has none. */
  thumb: z.string().nullable(),
  /** It was removed or is not public any more: it cannot be opened. */
  isGone: z.boolean(),
});
export type NoticeThing = z.output<typeof noticeThing>;

/** A notice; equal ones are gathered in one. */
export const notice = z.object({
  id: wireId,
  /** Number per reader, in the order of the list; new whenever the notice gathers more. The calls that mark as read use it. */
  seq: z.int(),
  type: z.enum(noticeTypes),
  /** `liked`, `commented`, `followed` … */
  kind: z.string(),
  /** The sentence, in the language asked for. */
  text: z.string(),
  /** The part of `text` with the names of people, for bold type; empty if it has none. */
  names: z.string(),
  /** The latest of the people who did it, at most `shownPeople`. */
  people: z.array(namedPerson),
  peopleCount: z.int(),
  about: noticeThing.nullable(),
  /** The comment, shown below the sentence; null for none and if it is gone. */
  quote: z.string().nullable(),
  /** The reason of a decision by staff. */
  reason: z.string().nullable(),
  /** Its target, without language prefix; null for none, also if its thing is gone. */
  path: z.string().nullable(),
  at: z.iso.datetime({ offset: true }),
  isUnread: z.boolean(),
});
export type NoticeItem = z.output<typeof notice>;

const typeOrAll = z.enum([...noticeTypes, '']).default('');
const seq = wireInteger({ min: 0, max: 1_000_000_000_000 });

export const findNotices = endpoint({
  name: 'findNotices',
  ...calls.findNotices,
  summary: "The caller's notices, of a type or of all, the latest first.",
  auth: 'user',
  input: pageQuery.extend({ type: typeOrAll }),
  data: pageOf(notice),
  limit: looseLimit,
});

/** A comment on a thing of the caller, or a reply to the caller. */
export const answerToMe = z.object({
  id: wireId,
  seq: z.int(),
  kind: z.string(),
  text: z.string(),
  names: z.string(),
  person: namedPerson,
  /** Its text is empty if it is gone. */
  comment: z.object({ id: wireId, text: z.string(), isGone: z.boolean() }),
  /** The comment of the caller that it replies to; null for none. */
  answers: z.object({ id: wireId, text: z.string() }).nullable(),
  /** The thing that is discussed. */
  about: noticeThing,
  path: z.string().nullable(),
  /** Input of `/api/comment/send` for a reply; null if no reply is possible any more. */
  answerBy: z.object({ kind: z.string(), thingId: wireId, replyTo: wireId }).nullable(),
  at: z.iso.datetime({ offset: true }),
  isUnread: z.boolean(),
});
export type AnswerToMe = z.output<typeof answerToMe>;

export const findAnswers = endpoint({
  name: 'findAnswers',
  ...calls.findAnswers,
  summary: 'The comments and answers to the caller, the latest first.',
  auth: 'user',
  input: pageQuery,
  data: pageOf(answerToMe),
  limit: looseLimit,
});

const count = z.int().min(0);
/** Unread notices by type and together, each counted up to `mostCounted`. */
export const unreadCounts = z.object({
  all: count,
  likes: count,
  comments: count,
  follows: count,
  events: count,
  system: count,
});
export type UnreadCounts = z.output<typeof unreadCounts>;

export const countUnread = endpoint({
  name: 'countUnread',
  ...calls.countUnread,
  summary: "The caller's unread notices, by type and together, counted up to a hundred.",
  auth: 'user',
  input: noInput,
  data: unreadCounts,
  limit: looseLimit,
});

export const followUnread = endpoint({
  name: 'followUnread',
  ...calls.followUnread,
  summary: 'The same as they change: as they are first, then whenever they are others.',
  auth: 'user',
  input: noInput,
  data: unreadCounts,
  answers: 'events',
  errors: ['TooManyRequests'],
  limit: { address: looseLimit.address, account: { max: 60, seconds: 60 } },
});

const marking = writingLimit({ max: 1200, seconds: 3600 });

export const markRead = endpoint({
  name: 'markRead',
  ...calls.markRead,
  summary: 'Marks a notice as read, as it was at `seq`: what it has gathered since stays unread.',
  auth: 'user',
  input: z.object({ id: wireId, seq }),
  data: noData,
  errors: ['NullPointer'],
  limit: marking,
});

export const markAllRead = endpoint({
  name: 'markAllRead',
  ...calls.markAllRead,
  summary: 'Marks all notices, of a type or of all, as read up to `until`, the `seq` of the latest that was seen.',
  auth: 'user',
  input: z.object({ type: typeOrAll, until: seq }),
  data: noData,
  limit: marking,
});

export const removeNotice = endpoint({
  name: 'removeNotice',
  ...calls.removeNotice,
  summary: 'Takes a notice out of the list. It comes back when somebody else does the same.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: noData,
  errors: ['NullPointer'],
  limit: marking,
});
