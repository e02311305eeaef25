import type { z } from 'zod';
import type { Context } from '@/lib/platform/server/context';
import type { DataOf, Endpoint, InputOf } from '@/lib/platform/shared/endpoint';

/** An endpoint with the verb that answers it; `signal` is aborted when nobody waits for the answer any more. */
export interface Route {
  endpoint: Endpoint;
  verb: (context: Context, input: unknown, signal: AbortSignal) => Promise<unknown>;
}

/** What a verb of an endpoint that `answers: 'file'` gives: it is saved under its name and never shown in place. */
export interface FileAnswer {
  name: string;
  contentType: string;
  body: Uint8Array<ArrayBuffer>;
}

/** One event of a verb that `answers: 'events'`; its id is what the client names to go on from there. */
export interface ServerEvent<Data> {
  id?: string;
  data: Data;
}

/** What the verb of an endpoint answers. */
type AnswerOf<E> = E extends { answers: 'file' } ? FileAnswer : DataOf<E>;

/** Pairs an endpoint with its verb; the types of input and answer must be those the contract declares. */
export function route<E extends Endpoint<z.ZodType, z.ZodType> & { answers?: 'file' }>(
  endpoint: E,
  verb: (context: Context, input: InputOf<E>) => Promise<AnswerOf<E>>,
): Route {
  return { endpoint, verb: (context, input) => verb(context, input as InputOf<E>) };
}

/** The same for an endpoint that answers events; its verb is told when nobody follows any more. */
export function stream<E extends Endpoint<z.ZodType, z.ZodType> & { answers: 'events' }>(
  endpoint: E,
  verb: (context: Context, input: InputOf<E>, signal: AbortSignal) => Promise<AsyncIterable<ServerEvent<DataOf<E>>>>,
): Route {
  return { endpoint, verb: (context, input, signal) => verb(context, input as InputOf<E>, signal) };
}
