import { randomBytes } from 'node:crypto';
import { betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import { secondsInDay } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import type { Database } from '@/lib/platform/server/db/database';
import { accountAdapter } from './account-adapter';
import { authLog } from './own-errors';

/** How long a session lasts without a visit, and how often a visit makes it last anew, in seconds. */
export const sessionSeconds = 30 * secondsInDay;
const renewedAfterSeconds = secondsInDay;

/**
 * better-auth as the keeper of accounts, passwords and sessions (ADR 11). Its own HTTP handler is not served: our verbs
 * are the only doors, with their limits, codes and words. So it sends nothing, needs no address, and its secret, which
 * signs a token between two of its own steps, may be another one in each process.
 */
export function createAuth(db: Database) {
  return betterAuth({
    database: accountAdapter(db),
    baseURL: 'http://localhost',
    secret: randomBytes(32).toString('hex'),
    telemetry: { enabled: false },
    logger: authLog,
    rateLimit: { enabled: false },
    plugins: [bearer()],
    advanced: { database: { generateId: () => uuid() } },
    user: {
      modelName: 'account_user',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        phone: { type: 'string', required: false, input: false },
        staffRole: { type: 'string', required: false, input: false, fieldName: 'staff_role' },
        lockedAt: { type: 'date', required: false, input: false, fieldName: 'locked_at' },
      },
    },
    account: {
      modelName: 'account_credential',
      fields: {
        userId: 'user_id',
        providerId: 'provider_id',
        accountId: 'account_id',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    session: {
      modelName: 'account_session',
      expiresIn: sessionSeconds,
      updateAge: renewedAfterSeconds,
      fields: {
        userId: 'person_id',
        token: 'token_hash',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
      additionalFields: { kind: { type: 'string', required: true, input: false } },
    },
  });
}
