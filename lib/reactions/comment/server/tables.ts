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
