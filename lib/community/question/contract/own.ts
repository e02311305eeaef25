import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, wireId } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { postStates } from '../codes';
import { answerOfPerson } from './answer';
import { questionItem } from './question';

/** A question of the caller in a list. */
export const ownQuestion = questionItem.extend({
  state: z.enum(postStates),
  /** Whether a changed text of it waits for staff. */
  isWaiting: z.boolean(),
});
export type OwnQuestion = z.output<typeof ownQuestion>;

/** An answer of the caller in a list. */
export const listedOwnAnswer = answerOfPerson.extend({ state: z.enum(postStates), isWaiting: z.boolean() });
export type ListedOwnAnswer = z.output<typeof listedOwnAnswer>;

/** A question of the caller as they have written it last: what waits for review in place of what the public sees. */
export const questionDraft = z.object({
  id: wireId,
  title: z.string(),
  text: z.string(),
  state: z.enum(postStates),
  /** Whether some of it waits for staff. */
  isWaiting: z.boolean(),
  /** Number of changes; a save names the one it is based on. */
  revision: z.int(),
});
export type QuestionDraft = z.output<typeof questionDraft>;

const own = { auth: 'user', input: pageQuery, limit: looseLimit } as const;

export const findOwnQuestions = endpoint({
  name: 'findOwnQuestions',
  ...calls.findOwnQuestions,
  ...own,
  summary: 'The questions that the caller asked, also those under review, the latest first.',
  data: pageOf(ownQuestion),
});

export const getOwnQuestion = endpoint({
  name: 'getOwnQuestion',
  ...calls.getOwnQuestion,
  summary: 'A question of the caller as they have written it last, to be changed.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: questionDraft,
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const findOwnAnswers = endpoint({
  name: 'findOwnAnswers',
  ...calls.findOwnAnswers,
  ...own,
  summary: 'The answers of the caller with their questions, also those under review, the latest first.',
  data: pageOf(listedOwnAnswer),
});
