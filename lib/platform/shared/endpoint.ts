import type { z } from 'zod';
import type { ErrorCode } from './error-codes';

/** How often one client may make a call. `strict` limits are counted in the database at once, loose ones once a second. */
export interface RateLimit {
  max: number;
  seconds: number;
  strict?: boolean;
}

/**
 * One call of the API, declared once (DESIGN 4). From this object come the handler, the typed client call, the tests
 * and the OpenAPI document.
 */
export interface Endpoint<Input extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> {
  /** Unique, verb first: `findVideoList`. */
  name: string;
  /** One line for the OpenAPI document. */
  summary: string;
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  auth: 'public' | 'user';
  /** Read from the query on GET, from the form-encoded, JSON or multipart body on POST. */
  input: Input;
  data: Data;
  /** Codes beyond those that every call can answer. */
  errors?: readonly ErrorCode[];
  limit: RateLimit;
  /** The largest body, for calls that take a file; 1 MiB unless given. */
  maxBodyBytes?: number;
  /**
   * What an answer is: the envelope with `data` unless said otherwise; a `file` to be saved; or server-sent `events`, each
   * with the schema `data` and an id that a client which lost the connection names to go on from there (`Last-Event-ID`).
   * A failure is an envelope in every case.
   */
  answers?: 'file' | 'events';
  /** Background calls (tracking, avatar, counters) show no loading indicator and no message. */
  background?: boolean;
}

export type InputOf<E> = E extends Endpoint<infer Input, z.ZodType> ? z.output<Input> : never;
export type DataOf<E> = E extends Endpoint<z.ZodType, infer Data> ? z.output<Data> : never;

/** Declares a call; the identity function, there for its types, which keep the name, method and path to the letter. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

/** Reads: 600 a minute for one address, counted loosely because carriers share addresses. */
export const looseLimit: RateLimit = { max: 600, seconds: 60 };
