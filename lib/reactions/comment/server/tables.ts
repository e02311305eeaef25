import type { CommentKind, CommentState } from '../codes';

/** Something that somebody said about a thing, or an answer to that. */
export interface CommentEntryTable {
  id: string;
  kind: CommentKind;
  thing_id: string;
  author_id: string;
  /** The comment under which an answer stands; null for a comment. */
  root_id: string | null;
  /** Whom an answer to an answer speaks to. */
  to_person_id: string | null;
  text: string;
  state: CommentState;
  like_count: number;
  /** Answers that are shown. */
  reply_count: number;
  created_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    comment_entry: CommentEntryTable;
  }
}

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /**
     * A thing has so many comments more, or fewer. Its owner counts. For what is not there for all it throws NullPointer
     * when there would be more; fewer counts whatever became of the thing, or nobody could take away what they said.
     */
    'comment.changed': { kind: CommentKind; thingId: string; by: number };
  }
}
