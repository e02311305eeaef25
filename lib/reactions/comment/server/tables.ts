import type { CommentKind, CommentState } from '../codes';

/** A comment on a thing, or a reply to one. */
export interface CommentEntryTable {
  id: string;
  kind: CommentKind;
  thing_id: string;
  author_id: string;
  /** The comment to which a reply belongs; null for a comment. */
  root_id: string | null;
  /** The person addressed by a reply to a reply. */
  to_person_id: string | null;
  text: string;
  state: CommentState;
  like_count: number;
  /** Number of public replies. */
  reply_count: number;
  created_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    comment_entry: CommentEntryTable;
  }
}
