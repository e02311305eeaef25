declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** A person asks for the erasure of their account: throw where something must be settled first. */
    'account.erasureAsked': { personId: string };
    /** The days of grace of a person's account are over: throw a CodedError, and write nothing, where it must wait for a day. */
    'account.erasureDue': { personId: string };
    /**
     * A person's account is about to be erased: undo their reactions to things, their own and others', while all of
     * these exist. No listener holds a thing's row that another one waits for.
     */
    'account.leaving': { personId: string };
    /** A person's account is erased: remove personal data, keep their content as a deleted user's. */
    'account.erased': { personId: string };
    /** A person exports their data: each slice adds its own part under its name. */
    'account.exported': { personId: string; parts: Record<string, unknown> };
  }
}

export type {};
