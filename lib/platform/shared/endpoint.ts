import type { z } from 'zod';
import type { ErrorCode } from './error-codes';

/** `max` uses in `seconds`. Strict ones are counted in the database at once, loose ones in memory and shared once a second. */
export interface RateLimit {
  max: number;
  seconds: number;
  strict?: boolean;
}

/** How often a call may be made; each limit is kept for itself. */
export interface CallLimits {
  /** From one address, whoever calls; IPv6 addresses of one network are one. Loose where people log in: carriers share addresses. */
  address: RateLimit;
  /** By one account, from wherever it calls. Every call that writes has one; a visitor's calls count for the address only. */
  account?: RateLimit;
}

/** What the browser must know to make a call: said once, in `calls.ts` of its slice; the contract is built on it. */
export interface Call {
  method: 'GET' | 'POST';
  /** Unique: it also stands for what the call has answered, as the tag of its queries. */
  path: `/api/${string}`;
  /** Background calls (tracking, avatar, counters) show no loading indicator and no message. */
  background?: boolean;
}

/**
 * One call of the API, declared once (DESIGN 4). From this object come the handler, the typed client call, the tests
 * and the OpenAPI document.
 */
export interface Endpoint<Input extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> extends Call {
  /** Unique, verb first: `findVideoList`. */
  name: string;
  /** One line for the OpenAPI document. */
  summary: string;
  auth: 'public' | 'user';
  /** Read from the query on GET, from the form-encoded, JSON or multipart body on POST. */
  input: Input;
  data: Data;
  /** Codes beyond those that every call can answer. */
  errors?: readonly ErrorCode[];
  limit: CallLimits;
  /** The largest body, for calls that take a file; 1 MiB unless given. */
  maxBodyBytes?: number;
  /**
   * What an answer is: the envelope with `data` unless said otherwise; a `file` to be saved; or server-sent `events`, each
   * with the schema `data` and an id that a client which lost the connection names to go on from there (`Last-Event-ID`).
   * A failure is an envelope in every case.
   */
  answers?: 'file' | 'events';
}

export type InputOf<E> = E extends Endpoint<infer Input, z.ZodType> ? z.output<Input> : never;
export type DataOf<E> = E extends Endpoint<z.ZodType, infer Data> ? z.output<Data> : never;

/**
 * Declares a call, `endpoint({ name: 'findVideoList', ...calls.findVideoList, … })`; the identity function, there for its
 * types, which keep the method and path to the letter.
 */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

/** Reads: 600 a minute for one address, counted loosely. An account has none of its own: a strict one would make reads write. */
export const looseLimit: CallLimits = { address: { max: 600, seconds: 60 } };

/** What is counted and gathered for a second before it is written: as for reads, for the account too. */
export const countingLimit: CallLimits = { ...looseLimit, account: looseLimit.address };

/** Calls that write: so often for one account, counted strictly; loosely for one address. */
export function writingLimit(account: { max: number; seconds: number }): CallLimits {
  return { ...looseLimit, account: { ...account, strict: true } };
}

/** What anybody may call and nobody often: the same for an address as for an account, both counted strictly. */
export function rareLimit(each: { max: number; seconds: number }): CallLimits {
  const limit = { ...each, strict: true };
  return { address: limit, account: limit };
}
