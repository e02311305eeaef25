declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** A person's account is gone: forget everything personal, keep their content as a deleted user's. */
    'account.erased': { personId: string };
    /** A person asks for everything that is kept of them: each capability adds its own part under its name. */
    'account.exported': { personId: string; parts: Record<string, unknown> };
  }
}

export type {};
