import type { Logger } from 'pino';
import type { Language } from '@/lib/platform/shared/language';
import type { Database } from './db/database';

/** Who calls. A visitor is `null`. */
export interface Caller {
  personId: string;
}

/** A cookie of our own site: HttpOnly, SameSite=Lax, for every path, Secure on https (DESIGN 8). */
export interface ResponseCookie {
  name: string;
  /** Empty to take the cookie away. */
  value: string;
  /** Milliseconds UTC; in the past to take the cookie away. */
  expiresAt: number;
}

/** What every verb gets first: the database, the clock and who asks in which language. */
export interface Context {
  db: Database;
  /** Milliseconds UTC. */
  now(): number;
  language: Language;
  caller: Caller | null;
  log: Logger;
  /** Gives the browser a cookie with the answer; throws where there is no answer to carry one (pages, jobs). */
  setCookie(cookie: ResponseCookie): void;
}
