import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type { AnswerOrder, PostKind } from '../codes';
import type * as contract from '../contract';

const getQuestion: CallOf<typeof contract.getQuestion> = calls.getQuestion;
const getOwnQuestion: CallOf<typeof contract.getOwnQuestion> = calls.getOwnQuestion;
const findQuestionAnswers: CallOf<typeof contract.findQuestionAnswers> = calls.findQuestionAnswers;
const findOwnAnswer: CallOf<typeof contract.findOwnAnswer> = calls.findOwnAnswer;
const getAnswer: CallOf<typeof contract.getAnswer> = calls.getAnswer;
const findPostVersions: CallOf<typeof contract.findPostVersions> = calls.findPostVersions;

const never = { staleTime: Number.POSITIVE_INFINITY } as const;

/** A question as its page shows it; asked for again after a change. */
export const questionQuery = (id: string) =>
  queryOptions({
    queryKey: [getQuestion.path, id],
    queryFn: ({ signal }) => call(getQuestion, { id }, { signal, quiet: true }),
    ...never,
  });

/** The answers to a question without the accepted one, 20 at a time. */
export const answersQuery = (questionId: string, orderBy: AnswerOrder) =>
  pagedQuery(findQuestionAnswers, { questionId, orderBy, pageSize: 20 }, { quiet: true });

/** The caller's answer to a question; null for none. */
export const ownAnswerQuery = (questionId: string) =>
  queryOptions({
    queryKey: [findOwnAnswer.path, questionId],
    queryFn: ({ signal }) => call(findOwnAnswer, { questionId }, { signal }),
    ...never,
  });

/** The answer that the address names. */
export const namedAnswerQuery = (id: string) =>
  queryOptions({
    queryKey: [getAnswer.path, id],
    queryFn: ({ signal }) => call(getAnswer, { id }, { signal, quiet: true }),
    retry: false,
    ...never,
  });

/** What a post said before; asked for each time that it is opened. */
export const postVersionsQuery = (kind: PostKind, id: string) =>
  queryOptions({
    queryKey: [findPostVersions.path, kind, id],
    queryFn: ({ signal }) => call(findPostVersions, { kind, id }, { signal, quiet: true }),
    staleTime: 0,
  });

/** A question of the caller as they have written it last. */
export const questionDraftQuery = (id: string) =>
  queryOptions({
    queryKey: [getOwnQuestion.path, id],
    queryFn: ({ signal }) => call(getOwnQuestion, { id }, { signal, quiet: true }),
    staleTime: 0,
    gcTime: 0,
  });

/** What a change of a question or an answer makes different on the page. */
export const pageOfQuestion = [getQuestion, findQuestionAnswers, findOwnAnswer, getAnswer] as const;
