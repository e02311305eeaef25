import type { LikeKind } from '../codes';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** A person likes a thing, or no longer. */
    'like.changed': { kind: LikeKind; id: string; personId: string; isLiked: boolean };
  }
}
