import type { Context } from '@/lib/platform/server/context';
import { sessionCookie } from '../contract';

/** Takes the session cookie away (DESIGN 8). The token itself is the app's to end. */
export async function leaveSession(context: Context): Promise<null> {
  context.setCookie({ name: sessionCookie, value: '', expiresAt: 0 });
  return null;
}
