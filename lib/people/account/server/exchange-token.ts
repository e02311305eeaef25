import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { findSession, setSessionCookie } from './auth/sessions';

/**
 * Sets the session cookie for a token of the native app, for as long as the token is valid (DESIGN 8); else throws
 * Unauthorized. A browser's session token is not accepted: that would turn a cookie into an app credential.
 */
export async function exchangeToken(context: Context, { token }: { token: string }): Promise<null> {
  const session = await findSession(context.db, token);
  if (session?.kind !== 'app') throw new CodedError('Unauthorized');
  setSessionCookie(context, token);
  return null;
}
