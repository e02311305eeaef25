import type { NamedThing, Thing } from '@/lib/base/thing/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { type CommentKind, commentKinds } from '../codes';
import { countLike } from './count-like';
import { placeDecidedComment } from './place-decided-comment';

/** The declaration of comments: people like and report them. */
export const commentThing: Thing<'comment'> = {
  kind: 'comment',
  countLike,
  placeDecided: placeDecidedComment,

  /** A comment is public, with an address, as long as its thing is. */
  async findNamed(context, db, ids) {
    const rows = await db
      .selectFrom('comment_entry as comment')
      .leftJoin('person', (join) => join.onRef('person.id', '=', 'comment.author_id').on('erased_at', 'is', null))
      .select(['comment.id', 'comment.kind', 'thing_id', 'text', 'comment.state', 'nickname', 'person.id as author_id'])
      .where('comment.id', 'in', ids)
      .execute();
    const places = await findPlaces(context, db, rows);
    return rows.map(({ id, kind, thing_id, text, state, nickname, author_id }): NamedThing => {
      const place = places.get(kind)?.get(thing_id);
      return {
        ...{ id, text, language: null, author: nickname, authorId: author_id, thumb: null },
        isPublic: state === 'shown' && place?.isPublic === true,
        path: place?.path ? `${place.path}#comments` : null,
        staffPath: place?.staffPath ?? null,
      };
    });
  },
};

/** The things of comments, by kind and id. */
async function findPlaces(
  context: Pick<Context, 'language' | 'now' | 'things'>,
  db: Reader,
  rows: readonly { kind: CommentKind; thing_id: string }[],
): Promise<Map<CommentKind, Map<string, NamedThing>>> {
  const found = commentKinds.map(async (kind) => {
    const ids = new Set(rows.filter((row) => row.kind === kind).map((row) => row.thing_id));
    const places = ids.size > 0 ? await context.things[kind].findNamed(context, db, [...ids]) : [];
    return [kind, new Map(places.map((place) => [place.id, place]))] as const;
  });
  return new Map(await Promise.all(found));
}
