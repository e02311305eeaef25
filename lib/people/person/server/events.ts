declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** A person's name has changed, or was erased: data with the name is outdated. */
    'person.renamed': { personId: string };
    /** A person follows or unfollows another one. */
    'person.followed': { personId: string; followerId: string; isFollowed: boolean };
  }
}

export type {};
