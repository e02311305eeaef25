declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /**
     * A person's account is about to be gone: take back what they did to things, theirs and others', as long as all of these
     * are there. Of two that change what a thing counts, nobody holds the thing and waits for what is done to it.
     */
    'account.leaving': { personId: string };
    /** A person's account is gone: forget everything personal, keep their content as a deleted user's. */
    'account.erased': { personId: string };
    /** A person asks for everything that is kept of them: each slice adds its own part under its name. */
    'account.exported': { personId: string; parts: Record<string, unknown> };
  }
}

export type {};
