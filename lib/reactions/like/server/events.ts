import type { LikeKind } from '../codes';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** A person likes or unlikes a thing. */
    'like.changed': { kind: LikeKind; id: string; personId: string; isLiked: boolean };
  }
}
