import { randomBytes } from 'node:crypto';
import { betterAuth } from 'better-auth';
import type { DBFieldAttribute } from 'better-auth/db';
import { bearer } from 'better-auth/plugins/bearer';
import { secondsInDay } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import type { Engine, Reader, Tx } from '@/lib/platform/server/db/database';
import { authLog } from './own-errors';
import { sessionOpener } from './session-opener';

/** How long a session lasts without a visit, and how often a visit extends it, in seconds. */
export const sessionSeconds = 30 * secondsInDay;
const renewedAfterSeconds = secondsInDay;

/** Signs a token between two internal steps of better-auth; nothing stored depends on it. */
const secret = randomBytes(32).toString('hex');

/**
 * better-auth on a handle of our database (ADR 31): the reading handle, or a transaction that it then writes in. Making
 * one takes less than a millisecond. Its HTTP handler is not served: accounts are reachable only by our verbs, with
 * their limits, codes and messages. The migrations of the tables are ours (`../migrations.ts`).
 */
export function createAuth(db: Reader | Tx, type: Engine) {
  return betterAuth({
    database: { db, type },
    baseURL: 'http://localhost',
    secret,
    telemetry: { enabled: false },
    logger: authLog,
    rateLimit: { enabled: false },
    plugins: [bearer(), sessionOpener],
    advanced: { database: { generateId: () => uuid(), validateSchema: false } },
    user: {
      modelName: 'account_user',
      fields: { emailVerified: 'email_verified' },
      additionalFields: {
        createdAt: time('created_at'),
        updatedAt: time('updated_at'),
        phone: { type: 'string', required: false, input: false },
        staffRole: { type: 'string', required: false, input: false, fieldName: 'staff_role' },
        lockedAt: { ...time('locked_at'), required: false },
      },
    },
    session: {
      modelName: 'account_session',
      expiresIn: sessionSeconds,
      updateAge: renewedAfterSeconds,
      // Finding a session only reads; `findSession` renews it in a transaction.
      deferSessionRefresh: true,
      fields: { userId: 'person_id', token: 'token_hash', ipAddress: 'ip_address', userAgent: 'user_agent' },
      additionalFields: {
        createdAt: time('created_at'),
        updatedAt: time('updated_at'),
        expiresAt: time('expires_at'),
        kind: { type: 'string', required: true, input: false },
      },
    },
  });
}

/** A time stored in milliseconds, on both engines. */
function time(fieldName: string) {
  return {
    type: 'date',
    required: true,
    input: false,
    fieldName,
    transform: {
      input: (value) => (value instanceof Date ? value.getTime() : value),
      output: (value) => (typeof value === 'number' ? new Date(value) : value),
    },
  } as const satisfies DBFieldAttribute;
}
