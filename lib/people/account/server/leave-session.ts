import type { Context } from '@/lib/platform/server/context';
import { clearSessionCookie } from './auth/sessions';

/** Removes the session cookie (DESIGN 8). The app ends the token itself. */
export async function leaveSession(context: Context): Promise<null> {
  clearSessionCookie(context);
  return null;
}
