import type { Tx } from '@/lib/platform/server/db/database';
import { spread } from '@/lib/platform/server/spread';
import { type Liked, writeLikes } from '@/lib/reactions/like/port';

const minute = 60_000;

/** Assigns every counted like of the demonstration's comments to a person, until a minute before `now` (ms). */
export async function seedCommentLikes(tx: Tx, now: number): Promise<void> {
  const people = (await tx.selectFrom('person').select('id').orderBy('id').execute()).map(({ id }) => id);
  const comments = await tx
    .selectFrom('comment_entry')
    .select(['id', 'author_id', 'like_count', 'created_at'])
    .where('like_count', '>', 0)
    .orderBy('id')
    .execute();
  const rows = comments.flatMap(({ id, author_id: author, like_count: count, created_at: at }, place) =>
    Array.from({ length: count }, (_, turn): Liked => {
      const others = people.filter((person) => person !== author);
      const since = Math.round(at + (now - minute - at) * spread(turn, 0.6180339887));
      const person = others[(5 * place + turn) % others.length] ?? author;
      return { id, personId: person, at: since };
    }),
  );
  await writeLikes(tx, 'comment', rows);
}
