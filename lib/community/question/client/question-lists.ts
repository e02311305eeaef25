import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import { countCharacters } from '@/lib/platform/shared/characters';
import { collect } from '@/lib/reactions/collection/calls';
import * as calls from '../calls';
import { type QuestionOrder, questionLimits } from '../codes';
import type * as contract from '../contract';

const findQuestions: CallOf<typeof contract.findQuestions> = calls.findQuestions;
const findQuestionsOfPerson: CallOf<typeof contract.findQuestionsOfPerson> = calls.findQuestionsOfPerson;
const findCollectedQuestions: CallOf<typeof contract.findCollectedQuestions> = calls.findCollectedQuestions;
const findSimilarQuestions: CallOf<typeof contract.findSimilarQuestions> = calls.findSimilarQuestions;
const findOwnQuestions: CallOf<typeof contract.findOwnQuestions> = calls.findOwnQuestions;
const findOwnAnswers: CallOf<typeof contract.findOwnAnswers> = calls.findOwnAnswers;
const findAnswersOfPerson: CallOf<typeof contract.findAnswersOfPerson> = calls.findAnswersOfPerson;

const changes = [
  calls.createQuestion,
  calls.saveQuestion,
  calls.removeQuestion,
  calls.acceptAnswer,
  calls.createAnswer,
  calls.saveAnswer,
  calls.removeAnswer,
] as const;

/** The questions of a channel in an order, 20 at a time. */
export const questionsQuery = (topicId: string, orderBy: QuestionOrder) =>
  pagedQuery(findQuestions, { topicId, orderBy, pageSize: 20 }, { outdatedBy: changes });

/** The questions that a person asked, 20 at a time. */
export const questionsOfPersonQuery = (userId: string) =>
  pagedQuery(findQuestionsOfPerson, { userId, pageSize: 20 }, { outdatedBy: changes });

/** The answers of a person with their questions, 20 at a time. */
export const answersOfPersonQuery = (userId: string) =>
  pagedQuery(findAnswersOfPerson, { userId, pageSize: 20 }, { outdatedBy: changes });

/** The questions that the caller has collected, 20 at a time. */
export const collectedQuestionsQuery = pagedQuery(findCollectedQuestions, { pageSize: 20 }, { outdatedBy: [collect] });

/** The caller's questions, 20 at a time. */
export const ownQuestionsQuery = pagedQuery(findOwnQuestions, { pageSize: 20 }, { outdatedBy: changes });

/** The caller's answers with their questions, 20 at a time. */
export const ownAnswersQuery = pagedQuery(findOwnAnswers, { pageSize: 20 }, { outdatedBy: changes });

/** Questions like a title that is typed; none for a few characters. The previous ones stay until the next arrive. */
export function similarQuestionsQuery(text: string, topicId: string) {
  const isEnough = countCharacters(text) >= questionLimits.similarFrom;
  return queryOptions({
    queryKey: [findSimilarQuestions.path, text, topicId],
    queryFn: ({ signal }) => call(findSimilarQuestions, { text, topicId }, { signal }),
    enabled: isEnough,
    placeholderData: isEnough ? keepPreviousData : undefined,
    staleTime: 60_000,
    // By then something else was typed.
    retry: false,
  });
}
