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
  /** The screen shows itself what goes wrong, such as a form: only a login that is over takes the error path. */
  quiet?: boolean;
}

/**
 * Makes a call of the API and returns its data. Foreground calls show the loading indicator and take the error path
 * of specification section 8; background ones do neither.
 *
 * @param input the endpoint's input as it travels, or a `FormData` for a multipart body
 * @throws AnswerError for an answer with another code than OK, ConnectionError when none came, and the signal's
 *   reason when the caller aborted
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
 * Makes a background call whose answer nobody waits for (tracking, banner shows and clicks). It outlives the page,
 * and a failure is nothing the person could do something about.
 */
export function notify<Input extends z.ZodType>(endpoint: Remote<Input>, input: z.input<Input>): void {
  if (!endpoint.background) throw new TypeError(`${endpoint.path} is not a background call`);
  request(endpoint, input, {}, true).catch(() => undefined);
}

/** How long a call with files may take, in ms: as long as the server waits for all of a request (Node's `requestTimeout`). */
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
    // What nobody waits for any more must not, say, sign out who has come since.
    signal?.throwIfAborted();
    return dataOfAnswer(text, response.headers.get('Retry-After')) as z.output<Data>;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw asCallError(error);
  }
}

/** What a request threw, as the caller of a call knows it. */
export function asCallError(error: unknown): AnswerError | ConnectionError {
  if (error instanceof AnswerError || error instanceof ConnectionError) return error;
  return new ConnectionError(isTimeoutError(error) ? 'timeout' : 'network', { cause: error });
}
