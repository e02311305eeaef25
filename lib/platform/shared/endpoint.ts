import type { z } from 'zod';
import type { ErrorCode } from './error-codes';

/**
 * `max` uses in `seconds`. Strict limits are counted in the database at once, loose ones in memory and exchanged once a
 * second.
 */
export interface RateLimit {
  max: number;
  seconds: number;
  strict?: boolean;
}

/** Rate limits of a call; each is counted separately. */
export interface CallLimits {
  /**
   * Per address, whoever calls; IPv6 addresses of one network are one. Loose where people log in: carriers share
   * addresses.
   */
  address: RateLimit;
  /** Per account, from any address. Every writing call has one; a visitor's calls count for the address only. */
  account?: RateLimit;
}

/** What the browser must know to make a call: written once, in `calls.ts` of its slice; the contract is built on it. */
export interface Call {
  method: 'GET' | 'POST';
  /** Unique: it is also the query key of the call's data. */
  path: `/api/${string}`;
  /** Background calls (tracking, avatar, counters) show no loading indicator and no toast. */
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
  /** Error codes beyond those of every call. */
  errors?: readonly ErrorCode[];
  limit: CallLimits;
  /** Maximum size of the body, for calls with files; 1 MiB by default. */
  maxBodyBytes?: number;
  /**
   * Kind of the answer: the envelope with `data` by default; a `file` to download; or server-sent `events`, each with
   * the schema `data` and an id from which a client can continue after a lost connection (`Last-Event-ID`). An error is
   * always an envelope.
   */
  answers?: 'file' | 'events';
}

export type InputOf<E> = E extends Endpoint<infer Input, z.ZodType> ? z.output<Input> : never;
export type DataOf<E> = E extends Endpoint<z.ZodType, infer Data> ? z.output<Data> : never;

/**
 * Declares a call, `endpoint({ name: 'findVideoList', ...calls.findVideoList, … })`; the identity function, for type
 * inference with the literal method and path.
 */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

/**
 * For reads: 600 a minute per address, counted loosely. There is none per account: a strict one would make reads write.
 */
export const looseLimit: CallLimits = { address: { max: 600, seconds: 60 } };

/**
 * For what a crowd behind one address asks at the moment at which tickets come on sale, each by an index: 6,000 a minute per
 * address.
 */
export const crowdLimit: CallLimits = { address: { max: 6000, seconds: 60 } };

/** For counters that are collected for a second before they are written: as for reads, per account too. */
export const countingLimit: CallLimits = { ...looseLimit, account: looseLimit.address };

/** For writing calls: per account, counted strictly; per address loosely. */
export function writingLimit(account: { max: number; seconds: number }): CallLimits {
  return { ...looseLimit, account: { ...account, strict: true } };
}

/** For public calls that are made rarely: the same per address and per account, both counted strictly. */
export function rareLimit(each: { max: number; seconds: number }): CallLimits {
  const limit = { ...each, strict: true };
  return { address: limit, account: limit };
}
