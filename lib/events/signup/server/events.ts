declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** Somebody has a place: they signed up, or moved up from the waiting list. */
    'signup.given': { activityId: string; personId: string; hasWaited: boolean };
    /** The activity for which these people waited is canceled. */
    'signup.canceled': { activityId: string; people: readonly string[]; reason: string };
  }
}

export type {};
