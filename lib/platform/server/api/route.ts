import type { z } from 'zod';
import type { Context } from '@/lib/platform/server/context';
import type { DataOf, Endpoint, InputOf } from '@/lib/platform/shared/endpoint';

/** An endpoint with the verb that answers it. */
export interface Route {
  endpoint: Endpoint;
  /** Returns what the endpoint answers: its data, a {@link FileAnswer}, or {@link OpenEvents} for one of events. */
  verb: (context: Context, input: unknown) => Promise<unknown>;
}

/** The result of a verb of an endpoint that `answers: 'file'`: a download with a name, never shown inline. */
export interface FileAnswer {
  name: string;
  contentType: string;
  body: Uint8Array<ArrayBuffer>;
}

/** An event of a verb that `answers: 'events'`; the client sends its id to continue after it. */
export interface ServerEvent<Data> {
  id?: string;
  data: Data;
}

/** A client that follows a stream of events. */
export interface Follower {
  /** Aborted when the client is gone: the verb's events must then end, whatever they wait for. */
  signal: AbortSignal;
  /** The id of the last event that the client received before it lost the connection; null at first. */
  lastId: string | null;
}

/** Starts a stream. Errors here are ordinary ones; errors of the events end the stream. */
export type OpenEvents = (follower: Follower) => Promise<AsyncIterable<ServerEvent<unknown>>>;

/** The result type of an endpoint's verb. */
type AnswerOf<E> = E extends { answers: 'file' } ? FileAnswer : DataOf<E>;

/** Pairs an endpoint with its verb; the types of input and answer must match the contract. */
export function route<E extends Endpoint<z.ZodType, z.ZodType> & { answers?: 'file' }>(
  endpoint: E,
  verb: (context: Context, input: InputOf<E>) => Promise<AnswerOf<E>>,
): Route {
  return { endpoint, verb: (context, input) => verb(context, input as InputOf<E>) };
}

/**
 * The same for an endpoint that answers events. The verb must read and check what is followed before it returns its
 * events, usually an async generator: after that there is no status to answer with.
 */
export function stream<E extends Endpoint<z.ZodType, z.ZodType> & { answers: 'events' }>(
  endpoint: E,
  verb: (context: Context, input: InputOf<E>, follower: Follower) => Promise<AsyncIterable<ServerEvent<DataOf<E>>>>,
): Route {
  const open = (context: Context, input: unknown): OpenEvents => {
    return (follower) => verb(context, input as InputOf<E>, follower);
  };
  return { endpoint, verb: async (context, input) => open(context, input) };
}
