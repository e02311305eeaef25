import type { CommentKind } from '../codes';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** A comment becomes public. */
    'comment.shown': {
      id: string;
      authorId: string;
      kind: CommentKind;
      thingId: string;
      /** What it replies to (null if that is not known) and its author; null for none. */
      answered: { id: string | null; authorId: string } | null;
    };
  }
}
