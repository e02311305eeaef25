import type { Logger } from 'pino';
import type { Language } from '@/lib/platform/shared/language';
import type { Database, Tx } from './db/database';
import type { EventKinds } from './event-kinds';
import type { Use } from './limits/rate-limit';

/** Who calls. A visitor is `null`. */
export interface Caller {
  personId: string;
  /** The session by which the caller is known. */
  sessionId: string;
  /** Whether a phone is bound, which posting needs. */
  hasPhone: boolean;
  /** The caller's place in the staff; null for everybody else. */
  staff: string | null;
}

/** By what the caller is known: the bearer token of the call and the session cookie of the browser. */
export interface Credentials {
  bearer: string | null;
  cookie: string | null;
}

/** Where a call comes from. */
export interface Client {
  address: string;
  userAgent: string;
  /** The native app it says it is (header `pf`, specification section 7); null for a browser. */
  app: 'ios' | 'android' | null;
}

/** A cookie of our own site: HttpOnly, SameSite=Lax, for every path, on https Secure and named `__Host-…` (DESIGN 8). */
export interface ResponseCookie {
  name: string;
  /** Empty to take the cookie away. */
  value: string;
  /** Milliseconds UTC; in the past to take the cookie away. */
  expiresAt: number;
}

/** The registry of public things; `lib/base/thing` declares what is in it, by module augmentation. */
export interface Things {
  readonly [kind: string]: unknown;
}

/** What every verb gets first: the database, the clock and who asks in which language. */
export interface Context {
  db: Database;
  /** Milliseconds UTC. */
  now(): number;
  language: Language;
  caller: Caller | null;
  client: Client;
  log: Logger;
  /**
   * Tells an event to everybody who listens, inside the caller's transaction: what must reach a slice that this one
   * does not know (DESIGN 3). A listener that throws undoes it all.
   */
  emit<Kind extends keyof EventKinds>(context: Context, tx: Tx, kind: Kind, event: EventKinds[Kind]): Promise<void>;
  /** What the owner of each kind of public thing says of it (DESIGN 3). */
  things: Things;
  /** Counts a use beyond the call's own limit: of an account, a phone number. Throws TooManyRequests. */
  limit(use: Use): Promise<void>;
  /** A cookie of the request that we gave; null when it carries none of that name. */
  cookie(name: string): string | null;
  /** Gives the browser a cookie with the answer; throws where there is no answer to carry one (pages, jobs). */
  setCookie(cookie: ResponseCookie): void;
}
