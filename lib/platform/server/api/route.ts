import type { z } from 'zod';
import type { Context } from '@/lib/platform/server/context';
import type { DataOf, Endpoint, InputOf } from '@/lib/platform/shared/endpoint';

/** An endpoint with the verb that answers it. */
export interface Route {
  endpoint: Endpoint;
  /** Gives what the endpoint answers: its data, a {@link FileAnswer}, or {@link OpenEvents} for one of events. */
  verb: (context: Context, input: unknown) => Promise<unknown>;
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

/** Who follows a stream of events. */
export interface Follower {
  /** Aborted when nobody follows any more: the verb's events must then end, whatever they wait for. */
  signal: AbortSignal;
  /** The id of the last event that the client has got before it lost the connection; null at its first coming. */
  lastId: string | null;
}

/** Begins a stream. What it throws is an ordinary failure; what its events throw later ends the stream. */
export type OpenEvents = (follower: Follower) => Promise<AsyncIterable<ServerEvent<unknown>>>;

/** What the verb of an endpoint answers. */
type AnswerOf<E> = E extends { answers: 'file' } ? FileAnswer : DataOf<E>;

/** Pairs an endpoint with its verb; the types of input and answer must be those the contract declares. */
export function route<E extends Endpoint<z.ZodType, z.ZodType> & { answers?: 'file' }>(
  endpoint: E,
  verb: (context: Context, input: InputOf<E>) => Promise<AnswerOf<E>>,
): Route {
  return { endpoint, verb: (context, input) => verb(context, input as InputOf<E>) };
}

/**
 * The same for an endpoint that answers events. The verb looks up what is asked for and refuses what may not be followed
 * before it returns its events, usually an async generator: from then on there is no status to answer with.
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
