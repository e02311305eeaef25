import { AnswerError, ConnectionError } from './errors';

/** Codes after which an automatic retry is useless. */
const final = new Set([
  'Forbidden',
  'Unauthorized',
  'SessionEnded',
  'TooLarge',
  'InContest',
  'PhoneNeeded',
  'JudgingClosed',
]);

/** Whether an error is a failed call, and not a bug of ours. */
export const isFailure = (error: unknown): error is AnswerError | ConnectionError =>
  error instanceof AnswerError || error instanceof ConnectionError;

/** Codes of what the server saves once it is confirmed. */
const questions = new Set(['ProhibitedWords', 'TellNeeded']);

/** Whether an error asks for a confirmation. */
export const isQuestion = (error: unknown): error is AnswerError =>
  error instanceof AnswerError && questions.has(error.code);

/** Whether the same call may succeed later without any action. */
export const mayPass = (error: unknown): boolean => !(error instanceof AnswerError && final.has(error.code));

/** The server's error of a call; an empty code for other failures. */
export const refusalOf = (error: unknown): Pick<AnswerError, 'code' | 'fields'> =>
  error instanceof AnswerError ? error : { code: '', fields: [] };
