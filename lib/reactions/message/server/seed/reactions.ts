import type { Tx } from '@/lib/platform/server/db/database';
import type { SeededEvent } from './seeded-event';

const likesOfOne = 4;

/** Follows, likes, collections and comments that concern these people. */
export async function seededReactions(tx: Tx, ids: readonly string[]): Promise<SeededEvent[]> {
  return [
    ...(await follows(tx, ids)),
    ...(await likes(tx, ids)),
    ...(await collections(tx, ids)),
    ...(await comments(tx, ids)),
  ];
}

async function follows(tx: Tx, ids: readonly string[]): Promise<SeededEvent[]> {
  const rows = await tx.selectFrom('person_follow').selectAll().where('person_id', 'in', ids).execute();
  return rows.map(({ person_id, follower_id, created_at: at }) => ({
    at,
    kind: 'person.followed',
    event: { personId: person_id, followerId: follower_id, isFollowed: true },
  }));
}

/** Of a comment, the last few: each is several statements. */
async function likes(tx: Tx, ids: readonly string[]): Promise<SeededEvent[]> {
  const rows = await tx
    .selectFrom('like_mark')
    .innerJoin('comment_entry', 'comment_entry.id', 'like_mark.thing_id')
    .select(['like_mark.thing_id', 'like_mark.person_id', 'like_mark.created_at'])
    .where('like_mark.kind', '=', 'comment')
    .where('author_id', 'in', ids)
    .orderBy('like_mark.created_at')
    .execute();
  const last = [...Map.groupBy(rows, (row) => row.thing_id).values()].flatMap((own) => own.slice(-likesOfOne));
  return last.map(({ thing_id, person_id, created_at: at }) => ({
    at,
    kind: 'like.changed',
    event: { kind: 'comment', id: thing_id, personId: person_id, isLiked: true },
  }));
}

async function collections(tx: Tx, ids: readonly string[]): Promise<SeededEvent[]> {
  const rows = await tx
    .selectFrom('collection_item as item')
    .innerJoin('video', 'video.id', 'item.target_id')
    .select(['item.target_id', 'item.person_id', 'item.created_at'])
    .where('item.kind', '=', 'video')
    .where('author_id', 'in', ids)
    .execute();
  return rows.map(({ target_id, person_id, created_at: at }) => ({
    at,
    kind: 'collection.changed',
    event: { kind: 'video', id: target_id, personId: person_id, isCollected: true },
  }));
}

/** A removed one too: its notice says that it has gone. */
async function comments(tx: Tx, ids: readonly string[]): Promise<SeededEvent[]> {
  const rows = await tx
    .selectFrom('comment_entry as comment')
    .innerJoin('video', 'video.id', 'comment.thing_id')
    .leftJoin('comment_entry as root', 'root.id', 'comment.root_id')
    .select(['comment.id', 'comment.kind', 'comment.thing_id', 'comment.author_id', 'comment.root_id'])
    .select(['comment.to_person_id', 'root.author_id as root_author_id', 'comment.created_at'])
    .where('comment.state', '!=', 'waiting')
    .where(({ eb, or }) =>
      or([eb('video.author_id', 'in', ids), eb('root.author_id', 'in', ids), eb('comment.to_person_id', 'in', ids)]),
    )
    .execute();
  return rows.map((row) => {
    const authorId = row.to_person_id ?? row.root_author_id;
    const id = row.to_person_id === null ? row.root_id : null;
    const event = { id: row.id, authorId: row.author_id, kind: row.kind, thingId: row.thing_id };
    return {
      at: row.created_at,
      kind: 'comment.shown',
      event: { ...event, answered: authorId ? { id, authorId } : null },
    };
  });
}
