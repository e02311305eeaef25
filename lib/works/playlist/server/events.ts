declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** Staff have taken a play list down, or restored it. */
    'playlist.takenDown': { id: string; ownerId: string; isTakenDown: boolean };
  }
}

export type {};
