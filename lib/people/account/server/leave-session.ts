import type { Context } from '@/lib/platform/server/context';
import { clearSessionCookie } from './auth/sessions';

/** Takes the session cookie away (DESIGN 8). The token itself is the app's to end. */
export async function leaveSession(context: Context): Promise<null> {
  clearSessionCookie(context);
  return null;
}
