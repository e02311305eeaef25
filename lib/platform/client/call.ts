import { isTimeoutError } from 'ky';
import type { z } from 'zod';
import { type Encoding, toBody, toQuery } from './encode';
import { dataOfAnswer, handleBackgroundFailure, handleFailure, madeNow } from './error-path';
import { AnswerError, ConnectionError } from './errors';
import { http } from './http';
import { beginLoading } from './loading';
import type { Remote } from './remote';

export interface CallOptions {
  signal?: AbortSignal;
  /** `form` unless given. */
  encoding?: Encoding;
  /** The screen shows errors itself, such as a form: only an ended login takes the error path. */
  quiet?: boolean;
}

/**
 * Makes a call of the API and returns its data. Foreground calls show the loading indicator and take the error path of
 * specification section 8; background ones do neither.
 *
 * @param input the endpoint's input on the wire, or a `FormData` for a multipart body
 * @throws AnswerError for an answer with another code than OK, ConnectionError without an answer, and the signal's
 * reason when the caller aborted
 */
export async function call<Input extends z.ZodType, Data extends z.ZodType>(
  endpoint: Remote<Input, Data>,
  input: z.input<Input> | FormData,
  options: CallOptions = {},
): Promise<z.output<Data>> {
  if (endpoint.background) return requestInBackground(endpoint, input, options);
  const made = madeNow();
  const end = beginLoading();
  try {
    return await request(endpoint, input, options);
  } catch (error) {
    handleFailure(error, options.quiet, made);
    throw error;
  } finally {
    end();
  }
}

async function requestInBackground<Input extends z.ZodType, Data extends z.ZodType>(
  endpoint: Remote<Input, Data>,
  input: z.input<Input> | FormData,
  options: CallOptions,
): Promise<z.output<Data>> {
  const made = madeNow();
  try {
    return await request(endpoint, input, options);
  } catch (error) {
    handleBackgroundFailure(error, made);
    throw error;
  }
}

/**
 * Makes a background call whose answer is ignored (tracking, banner shows and clicks). It outlives the page; the person
 * could not do anything about a failure.
 */
export function notify<Input extends z.ZodType>(endpoint: Remote<Input>, input: z.input<Input>): void {
  if (!endpoint.background) throw new TypeError(`${endpoint.path} is not a background call`);
  request(endpoint, input, {}, true).catch(() => undefined);
}

/** Timeout of a call with files, in ms: as long as the server waits for a whole request (Node's `requestTimeout`). */
const uploadTimeout = 300_000;

async function request<Input extends z.ZodType, Data extends z.ZodType>(
  endpoint: Remote<Input, Data>,
  input: z.input<Input> | FormData,
  { signal, encoding = 'form' }: CallOptions,
  keepalive = false,
): Promise<z.output<Data>> {
  const fields = input as object;
  const content = endpoint.method === 'GET' ? { searchParams: toQuery(fields) } : toBody(fields, encoding);
  const address = new URL(endpoint.path, location.origin);
  const patience = 'body' in content && content.body instanceof FormData ? { timeout: uploadTimeout } : {};
  try {
    const response = await http(address, { method: endpoint.method, signal, keepalive, ...patience, ...content });
    const text = await response.text();
    // An aborted call must not, for example, sign out a person who has logged in since.
    signal?.throwIfAborted();
    return dataOfAnswer(text, response.headers.get('Retry-After')) as z.output<Data>;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw asCallError(error);
  }
}

/** Converts an error of a request to one of `call`. */
export function asCallError(error: unknown): AnswerError | ConnectionError {
  if (error instanceof AnswerError || error instanceof ConnectionError) return error;
  return new ConnectionError(isTimeoutError(error) ? 'timeout' : 'network', { cause: error });
}
