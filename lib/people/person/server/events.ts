declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** A person is called something else from now on, or nothing any more: what carries their name is out of date. */
    'person.renamed': { personId: string };
  }
}

export type {};
