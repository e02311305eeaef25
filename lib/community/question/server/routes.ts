import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { createAnswer } from './answers/create-answer';
import { getAnswer } from './answers/get-answer';
import { listAnswers, listAnswersOfPerson } from './answers/list-answers';
import { findOwnAnswer, listOwnAnswers } from './answers/own-answers';
import { removeAnswer } from './answers/remove-answer';
import { saveAnswer } from './answers/save-answer';
import { listPostVersions } from './list-post-versions';
import { acceptAnswer } from './questions/accept-answer';
import { createQuestion } from './questions/create-question';
import { findSimilarQuestions } from './questions/find-similar-questions';
import { getOwnQuestion } from './questions/get-own-question';
import { getQuestion } from './questions/get-question';
import { listCollectedQuestions } from './questions/list-collected-questions';
import { listOwnQuestions } from './questions/list-own-questions';
import { listQuestions, listQuestionsOfPerson } from './questions/list-questions';
import { removeQuestion } from './questions/remove-question';
import { saveQuestion } from './questions/save-question';

export const questionRoutes = [
  route(contract.findQuestions, listQuestions),
  route(contract.findQuestionsOfPerson, listQuestionsOfPerson),
  route(contract.findCollectedQuestions, listCollectedQuestions),
  route(contract.findSimilarQuestions, findSimilarQuestions),
  route(contract.getQuestion, getQuestion),
  route(contract.createQuestion, createQuestion),
  route(contract.saveQuestion, saveQuestion),
  route(contract.removeQuestion, removeQuestion),
  route(contract.acceptAnswer, acceptAnswer),
  route(contract.findPostVersions, listPostVersions),
  route(contract.findOwnQuestions, listOwnQuestions),
  route(contract.getOwnQuestion, getOwnQuestion),
  route(contract.findQuestionAnswers, listAnswers),
  route(contract.findAnswersOfPerson, listAnswersOfPerson),
  route(contract.getAnswer, getAnswer),
  route(contract.createAnswer, createAnswer),
  route(contract.saveAnswer, saveAnswer),
  route(contract.removeAnswer, removeAnswer),
  route(contract.findOwnAnswer, findOwnAnswer),
  route(contract.findOwnAnswers, listOwnAnswers),
];
