import pino from 'pino';
import type { Context } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';

/** Friday 20 November 2026, 12:00 in Beijing. */
export const noon = Date.UTC(2026, 10, 20, 4);

/** A visitor's context at a fixed time; override what the test is about. */
export function testContext(db: Database, overrides: Partial<Context> = {}): Context {
  return {
    db,
    now: () => noon,
    language: 'zh',
    caller: null,
    log: pino({ level: 'silent' }),
    setCookie: () => {},
    ...overrides,
  };
}
