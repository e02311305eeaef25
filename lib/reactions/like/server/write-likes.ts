import type { Tx } from '@/lib/platform/server/db/database';
import type { LikeKind } from '../codes';

/** A like of a thing: by whom, and when (ms). */
export interface Liked {
  id: string;
  personId: string;
  at: number;
}

/** Writes likes that are already in the counts of their things: those of the demonstration. */
export async function writeLikes(tx: Tx, kind: LikeKind, liked: readonly Liked[]): Promise<void> {
  const marks = liked.map(({ id, personId, at }) => ({ kind, thing_id: id, person_id: personId, created_at: at }));
  await tx.insertInto('like_mark').values(marks).execute();
}
