import { AnswerError, ConnectionError } from './errors';

/** Codes after which trying again by itself is of no use. */
const final = new Set(['Forbidden', 'Unauthorized', 'SessionEnded', 'TooLarge', 'InContest', 'PhoneNeeded']);

/** Whether a call has failed, and not something of ours. */
export const isFailure = (error: unknown): error is AnswerError | ConnectionError =>
  error instanceof AnswerError || error instanceof ConnectionError;

/** Whether the same call may go well later, without anything that somebody does. */
export const mayPass = (error: unknown): boolean => !(error instanceof AnswerError && final.has(error.code));

/** What the server has refused a call by; an empty code where it was not the server. */
export const refusalOf = (error: unknown): Pick<AnswerError, 'code' | 'fields'> =>
  error instanceof AnswerError ? error : { code: '', fields: [] };
