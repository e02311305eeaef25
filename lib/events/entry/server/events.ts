declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** An entry is shown among those of its contest from now on, or no longer (`is_shown`); its row is locked. */
    'entry.turned': { id: string; isShown: boolean };
  }
}

export type {};
