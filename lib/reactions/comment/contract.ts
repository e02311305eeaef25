import { z } from 'zod';
import { namedPerson } from '@/lib/people/person/contract';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, pageQuery, wireFlag, wireId, wireText, writtenText } from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { commentKinds, commentLimits, commentStates } from './codes';

export * from './codes';

/** Broken rules have their names in `messages/<locale>/reactions/comment.json`, `rules`. */
const text = writtenText(commentLimits.text).min(1, { error: 'required' });

/** A comment, or a reply to one. */
export const comment = z.object({
  id: wireId,
  author: namedPerson,
  text: z.string(),
  /** The person addressed by a reply to a reply; null otherwise. */
  to: namedPerson.pick({ userId: true, nickname: true }).nullable(),
  likeCount: z.int(),
  at: z.iso.datetime({ offset: true }),
  /** `waiting` ones are visible only to their author. */
  state: z.enum(commentStates).exclude(['removed']),
});
export type Comment = z.output<typeof comment>;

/** A comment with its first replies. */
export const thread = comment.extend({ replyCount: z.int(), replies: z.array(comment) });
export type Thread = z.output<typeof thread>;

const about = { kind: z.enum(commentKinds), thingId: wireId };

export const findComments = endpoint({
  name: 'findComments',
  ...calls.findComments,
  summary: 'The discussion of a thing, the latest or the most liked first, each with its first answers.',
  auth: 'public',
  input: pageQuery.extend({ ...about, sort: z.enum(['latest', 'liked']).default('latest') }),
  data: pageOf(thread),
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const findReplies = endpoint({
  name: 'findReplies',
  ...calls.findReplies,
  summary: 'The answers to a comment, the earliest first.',
  auth: 'public',
  input: pageQuery.extend({ id: wireId }),
  data: pageOf(comment),
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const sendComment = endpoint({
  name: 'sendComment',
  ...calls.sendComment,
  summary: 'Says something about a thing, or answers a comment. Prohibited words warn first and then lead to a review.',
  auth: 'user',
  input: z.object({
    ...about,
    text,
    /** The comment or reply that this replies to; empty for none. */
    replyTo: wireText(64).default(''),
    acknowledged: wireFlag.default(false),
  }),
  data: comment,
  errors: ['NullPointer', 'PhoneNeeded', 'ProhibitedWords', 'Blocked'],
  limit: writingLimit({ max: 60, seconds: 3600 }),
});

export const removeComment = endpoint({
  name: 'removeComment',
  ...calls.removeComment,
  summary: 'Takes an own comment away, with its answers; staff who review texts may take any.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: noData,
  errors: ['NullPointer', 'NotOwner'],
  limit: writingLimit({ max: 300, seconds: 3600 }),
});
