import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { type CallOptions, call } from '@/lib/platform/client/call';
import { outdate } from '@/lib/platform/client/outdate';
import type { CallOf, Remote } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';
import { pageOfQuestion } from './question-page';

const createQuestion: CallOf<typeof contract.createQuestion> = calls.createQuestion;
const saveQuestion: CallOf<typeof contract.saveQuestion> = calls.saveQuestion;
const createAnswer: CallOf<typeof contract.createAnswer> = calls.createAnswer;
const saveAnswer: CallOf<typeof contract.saveAnswer> = calls.saveAnswer;
const acceptAnswer: CallOf<typeof contract.acceptAnswer> = calls.acceptAnswer;

/** Removes a question: for its asker, and staff who review texts. */
export const removeQuestion: CallOf<typeof contract.removeQuestion> = calls.removeQuestion;
/** Removes an answer: for its author, and the same staff. */
export const removeAnswer: CallOf<typeof contract.removeAnswer> = calls.removeAnswer;

/**
 * The acts on questions and answers; lists that they outdate are asked for again, and so is the page of a question. Those that send a
 * text are quiet: their screens show errors themselves.
 */
export function useQuestionActs() {
  const queries = useQueryClient();
  return useMemo(() => questionActs(queries), [queries]);
}

function questionActs(queries: QueryClient) {
  const act =
    <Input extends z.ZodType, Data extends z.ZodType>(endpoint: Remote<Input, Data>, options: CallOptions = {}) =>
    async (input: z.input<Input>): Promise<z.output<Data>> => {
      const done = await call(endpoint, input, options);
      outdate(queries, endpoint);
      await Promise.all(pageOfQuestion.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
      return done;
    };
  const quiet = { quiet: true } as const;
  return {
    ask: act(createQuestion, quiet),
    save: act(saveQuestion, quiet),
    answer: act(createAnswer, quiet),
    saveAnswer: act(saveAnswer, quiet),
    accept: act(acceptAnswer),
    remove: act(removeQuestion),
    removeAnswer: act(removeAnswer),
  };
}
