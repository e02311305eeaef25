declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** An activity begins on the next day in Beijing. */
    'activity.tomorrow': { id: string; collectors: readonly string[] };
  }
}

export type {};
