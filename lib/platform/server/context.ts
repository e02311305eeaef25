import type { Logger } from 'pino';
import type { Language } from '@/lib/platform/shared/language';
import type { Database, Tx } from './db/database';
import type { EventKinds } from './event-kinds';
import type { Use } from './limits/rate-limit';

/** The caller. A visitor is `null`. */
export interface Caller {
  personId: string;
  /** The caller's session. */
  sessionId: string;
  /** Whether a phone number is bound, which posting needs. */
  hasPhone: boolean;
  /** The caller's staff role; null for everybody else. */
  staff: string | null;
}

/** Credentials of a caller: the bearer token of the call and the session cookie of the browser. */
export interface Credentials {
  bearer: string | null;
  cookie: string | null;
}

/** The client of a call. */
export interface Client {
  address: string;
  userAgent: string;
  /** The native app according to the header `pf` (specification section 7); null for a browser. */
  app: 'ios' | 'android' | null;
}

/** A cookie of our own site: HttpOnly, SameSite=Lax, for every path, on https Secure and named `__Host-…` (DESIGN 8). */
export interface ResponseCookie {
  name: string;
  /** Empty to remove the cookie. */
  value: string;
  /** Milliseconds UTC; in the past to remove the cookie. */
  expiresAt: number;
}

/** The registry of public things; `lib/base/thing` declares its content, by module augmentation. */
export interface Things {
  readonly [kind: string]: unknown;
}

/** The sources of notices; `lib/base/notice` declares its content, by module augmentation. */
export interface Notices {
  readonly [part: string]: unknown;
}

/** The kinds of blocks that slices bring to edited pages; `lib/base/content` declares its content, by module augmentation. */
export interface BlockParts {
  readonly [part: string]: unknown;
}

/** First parameter of every verb: the database, the clock, the caller and the language. */
export interface Context {
  db: Database;
  /** Milliseconds UTC. */
  now(): number;
  /**
   * When the call arrived, before its body was read; ms UTC. What must be in time is decided by it, however slow the line and
   * however long the call has waited since. Of pages and jobs: when they began.
   */
  arrivedAt: number;
  language: Language;
  caller: Caller | null;
  client: Client;
  log: Logger;
  /**
   * Emits an event to all listeners, inside the caller's transaction: for what must reach a slice that this one does
   * not know (DESIGN 3). A listener that throws rolls it back.
   */
  emit<Kind extends keyof EventKinds>(context: Context, tx: Tx, kind: Kind, event: EventKinds[Kind]): Promise<void>;
  /** Declarations of all kinds of public things by their owners (DESIGN 3). */
  things: Things;
  /** The sources of notices of all slices (ADR 37). */
  notices: Notices;
  /** What slices show of themselves on edited pages. */
  blocks: BlockParts;
  /** Counts a use beyond the call's own rate limit: of an account, a phone number. Throws TooManyRequests. */
  limit(use: Use): Promise<void>;
  /** One of our cookies in the request; null for none of that name. */
  cookie(name: string): string | null;
  /** Sets a cookie with the answer; throws where there is no answer (pages, jobs). */
  setCookie(cookie: ResponseCookie): void;
}
