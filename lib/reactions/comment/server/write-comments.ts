import type { Tx } from '@/lib/platform/server/db/database';
import type { CommentKind } from '../codes';

/** A comment without replies: on what, by whom, and when (ms). */
export interface Commented {
  id: string;
  thingId: string;
  personId: string;
  text: string;
  at: number;
}

/** Writes shown comments that are already in the counts of their things: those of the demonstration. */
export async function writeComments(tx: Tx, kind: CommentKind, comments: readonly Commented[]): Promise<void> {
  const entries = comments.map(({ id, thingId, personId, text, at }) => ({
    ...{ id, kind, thing_id: thingId, author_id: personId, text, created_at: at },
    ...{ root_id: null, to_person_id: null, state: 'shown' as const, like_count: 0, reply_count: 0 },
  }));
  await tx.insertInto('comment_entry').values(entries).execute();
}
