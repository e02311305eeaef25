import type { Logger } from 'pino';
import type { Language } from '@/lib/platform/shared/language';
import type { Database } from './db/database';

/** Who calls. A visitor is `null`. */
export interface Caller {
  personId: string;
}

/** What every verb gets first: the database, the clock and who asks in which language. */
export interface Context {
  db: Database;
  /** Milliseconds UTC. */
  now(): number;
  language: Language;
  caller: Caller | null;
  log: Logger;
}
