import { z } from 'zod';
import { namedPerson } from '@/lib/people/person/contract';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import {
  noData,
  pageOf,
  pageQuery,
  textLanguage,
  wireFlag,
  wireId,
  wireInteger,
  writtenText,
} from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { answerOrders, postStates, questionLimits } from '../codes';

/** Who wrote something; an erased account has an empty id. */
export const postAuthor = namedPerson.extend({ userId: z.string(), tagline: z.string() });
export type PostAuthor = z.output<typeof postAuthor>;

/** An answer as everybody sees it. */
export const answer = z.object({
  id: wireId,
  author: postAuthor,
  text: z.string(),
  language: textLanguage,
  likeCount: z.int(),
  commentCount: z.int(),
  answeredAt: z.iso.datetime({ offset: true }),
  /** Last change; null for none. */
  editedAt: z.iso.datetime({ offset: true }).nullable(),
  /** Number of changes; a save names the one it is based on. */
  revision: z.int(),
});
export type Answer = z.output<typeof answer>;

/** An answer of the caller. */
export const ownAnswer = answer.extend({
  state: z.enum(postStates),
  /** A changed text that staff have still to read; the public sees the previous one. Null for none. */
  underReview: z.string().nullable(),
});
export type OwnAnswer = z.output<typeof ownAnswer>;

/** An answer in a list of its author's, with its question. */
export const answerOfPerson = answer.extend({
  question: z.object({ id: wireId, title: z.string(), language: textLanguage }),
  isAccepted: z.boolean(),
});
export type AnswerOfPerson = z.output<typeof answerOfPerson>;

const text = writtenText(questionLimits.answer, 'answer').min(1, { error: 'required' });
const acknowledged = wireFlag.default(false);
const open = { auth: 'public', limit: looseLimit } as const;

export const findQuestionAnswers = endpoint({
  name: 'findQuestionAnswers',
  ...calls.findQuestionAnswers,
  ...open,
  summary: 'The answers to a question without the accepted one, the most liked or the latest first.',
  input: pageQuery.extend({ questionId: wireId, orderBy: z.enum(answerOrders).default('liked') }),
  data: pageOf(answer),
  errors: ['NullPointer'],
});

export const findAnswersOfPerson = endpoint({
  name: 'findAnswersOfPerson',
  ...calls.findAnswersOfPerson,
  ...open,
  summary: 'The answers of a person with their questions, the latest first.',
  input: pageQuery.extend({ userId: wireId }),
  data: pageOf(answerOfPerson),
});

export const getAnswer = endpoint({
  name: 'getAnswer',
  ...calls.getAnswer,
  ...open,
  summary: 'One answer, for an address that names it.',
  input: z.object({ id: wireId }),
  data: answerOfPerson,
  errors: ['NullPointer'],
});

export const findOwnAnswer = endpoint({
  name: 'findOwnAnswer',
  ...calls.findOwnAnswer,
  summary: "The caller's own answer to a question, shown or under review; null for none.",
  auth: 'user',
  input: z.object({ questionId: wireId }),
  data: ownAnswer.nullable(),
  limit: looseLimit,
});

export const createAnswer = endpoint({
  name: 'createAnswer',
  ...calls.createAnswer,
  summary:
    'Answers a question; a person has one answer to it, and changes that. Prohibited words warn first and then lead to a review.',
  auth: 'user',
  input: z.object({ questionId: wireId, text, acknowledged }),
  data: ownAnswer,
  errors: ['NullPointer', 'PhoneNeeded', 'ProhibitedWords', 'Blocked', 'QuestionClosed', 'AnsweredAlready'],
  limit: writingLimit({ max: 60, seconds: 3600 }),
});

export const saveAnswer = endpoint({
  name: 'saveAnswer',
  ...calls.saveAnswer,
  summary:
    'Changes an own answer; its earlier text can be read. Prohibited words warn first and then lead to a review.',
  auth: 'user',
  input: z.object({ id: wireId, text, revision: wireInteger({ min: 0, max: 1_000_000 }), acknowledged }),
  data: ownAnswer,
  errors: ['NullPointer', 'Forbidden', 'Changed', 'PhoneNeeded', 'ProhibitedWords', 'ListFull', 'QuestionClosed'],
  limit: writingLimit({ max: 120, seconds: 3600 }),
});

export const removeAnswer = endpoint({
  name: 'removeAnswer',
  ...calls.removeAnswer,
  summary: 'Deletes an own answer with its comments; staff who review texts may remove any.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: noData,
  errors: ['NullPointer', 'NotOwner'],
  limit: writingLimit({ max: 120, seconds: 3600 }),
});
