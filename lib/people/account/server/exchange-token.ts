import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { findSession, setSessionCookie } from './auth/sessions';

/**
 * Gives the session cookie for a token of the native app, for as long as the token is good (DESIGN 8); else throws
 * Unauthorized. What a browser got as a cookie is no such token: it would make one out of the other.
 */
export async function exchangeToken(context: Context, { token }: { token: string }): Promise<null> {
  const session = await findSession(context.db, token);
  if (session?.kind !== 'app') throw new CodedError('Unauthorized');
  setSessionCookie(context, token);
  return null;
}
