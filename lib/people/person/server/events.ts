declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** A person's name has changed, or was erased: data with the name is outdated. */
    'person.renamed': { personId: string };
    /** A person follows or unfollows another one. */
    'person.followed': { personId: string; followerId: string; isFollowed: boolean };
    /** A nickname that staff allowed is somebody else's by now: the person keeps theirs. */
    'person.nicknameTaken': { personId: string; nickname: string };
  }
}

export type {};
