import type { CommentKind } from '../codes';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** Everybody sees a comment from now on. */
    'comment.shown': {
      id: string;
      authorId: string;
      kind: CommentKind;
      thingId: string;
      /** The comment or the answer that it answers, as far as that is known, and whose that is. */
      answered: { id: string | null; authorId: string } | null;
    };
  }
}
