import type { Context } from '@/lib/platform/server/context';
import { clearSessionCookie, endSessions } from './auth/sessions';

/** Ends the caller's session and removes the cookie. A caller without a session only loses the cookie. */
export async function logOut(context: Context): Promise<null> {
  const { caller } = context;
  if (caller) {
    await context.db.transaction((tx) =>
      endSessions(tx, { personId: caller.personId, only: caller.sessionId }, 'holder'),
    );
  }
  clearSessionCookie(context);
  return null;
}
