import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { z } from 'zod';

const newSession = z.object({
  userId: z.string(),
  token: z.string(),
  kind: z.enum(['web', 'app']),
  ipAddress: z.string(),
  userAgent: z.string(),
});
export type NewSession = z.infer<typeof newSession>;

/**
 * A plugin of better-auth that opens a session for a person whom a verb of ours has recognised. Its built-in logins
 * each check a credential themselves. The function is `auth.api.openSession`; it has no path, so no request can reach
 * it.
 */
export const sessionOpener = {
  id: 'session-opener',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: newSession },
      ({ body: { userId, ...session }, context }) =>
        context.internalAdapter.createSession(userId, false, session, true),
    ),
  },
} satisfies BetterAuthPlugin;
