import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { sessionCookie } from '../contract';
import { verifyToken } from './verify-token';

/** Gives the session cookie for a token, for as long as the token is good (DESIGN 8); else throws Unauthorized. */
export async function exchangeToken(context: Context, { token }: { token: string }): Promise<null> {
  const verified = await verifyToken(context.db, token, context.now());
  if (!verified) throw new CodedError('Unauthorized');
  context.setCookie({ name: sessionCookie, value: token, expiresAt: verified.expiresAt });
  return null;
}
