import type { Selectable } from 'kysely';
import type { Tx } from '@/lib/platform/server/db/database';
import { publicArticleState } from '../codes';
import type { ArticleTable } from './tables';

type Listed = Pick<Selectable<ArticleTable>, 'id' | 'state' | 'topic_id' | 'verified_at' | 'created_at' | 'like_count'>;

/** A list of articles: of a channel or all of them, with a tag or all of them. */
interface List {
  topic_id: string;
  tag_key: string;
  /** The tag as it is written; empty for all of them. */
  tag: string;
}

/**
 * Makes the lists have an article as it stands now: each that it belongs to while it is public, none while it is not; and
 * counts in how many it came or left. Changes of its state, channel or tags call this in their transaction, with its row
 * locked.
 */
export async function keepLists(tx: Tx, article: Listed): Promise<void> {
  const wanted = article.state === publicArticleState ? await listsOf(tx, article) : [];
  const standing = await tx
    .selectFrom('article_entry')
    .select(['topic_id', 'tag_key'])
    .where('article_id', '=', article.id)
    .execute();
  const isWanted = keysOf(wanted);
  const isStanding = keysOf(standing);
  const left = standing.filter((list) => !isWanted.has(keyOf(list)));
  const entered = wanted.filter((list) => !isStanding.has(keyOf(list)));
  for (const list of left) await leave(tx, article.id, list);
  if (entered.length > 0) await enter(tx, article, entered);
  const moves = [...left.map((list) => ({ ...list, tag: '', by: -1 })), ...entered.map((list) => ({ ...list, by: 1 }))];
  // In one order, so that two articles that move in the same lists do not wait for one another for ever.
  for (const move of moves.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))) await count(tx, move);
}

const keyOf = ({ topic_id, tag_key }: Pick<List, 'topic_id' | 'tag_key'>) => `${topic_id}\n${tag_key}`;
const keysOf = (lists: readonly Pick<List, 'topic_id' | 'tag_key'>[]) => new Set(lists.map(keyOf));

async function listsOf(tx: Tx, { id, topic_id }: Listed): Promise<List[]> {
  const tags = await tx.selectFrom('article_tag').select(['tag', 'tag_key']).where('article_id', '=', id).execute();
  const topics = topic_id === null ? [''] : ['', topic_id];
  return topics.flatMap((topic) => [{ tag: '', tag_key: '' }, ...tags].map((tag) => ({ topic_id: topic, ...tag })));
}

async function leave(tx: Tx, id: string, { topic_id, tag_key }: Pick<List, 'topic_id' | 'tag_key'>): Promise<void> {
  await tx
    .deleteFrom('article_entry')
    .where('article_id', '=', id)
    .where('topic_id', '=', topic_id)
    .where('tag_key', '=', tag_key)
    .execute();
}

async function enter(tx: Tx, article: Listed, lists: readonly List[]): Promise<void> {
  const entry = {
    article_id: article.id,
    listed_at: article.verified_at ?? article.created_at,
    like_count: article.like_count,
  };
  await tx
    .insertInto('article_entry')
    .values(lists.map(({ topic_id, tag_key }) => ({ ...entry, topic_id, tag_key })))
    .execute();
}

/** The list of all articles is no filter: its count would be one row that every publication waits for. */
async function count(tx: Tx, { by, ...list }: List & { by: number }): Promise<void> {
  const { topic_id, tag_key, tag } = list;
  if (topic_id === '' && tag_key === '') return;
  if (by > 0) {
    await tx
      .insertInto('article_subject')
      .values({ ...list, article_count: by })
      .onConflict((conflict) =>
        conflict
          .columns(['topic_id', 'tag_key'])
          .doUpdateSet((row) => ({ tag, article_count: row('article_subject.article_count', '+', by) })),
      )
      .execute();
    return;
  }
  const left = await tx
    .updateTable('article_subject')
    .set((row) => ({ article_count: row('article_count', '+', by) }))
    .where('topic_id', '=', topic_id)
    .where('tag_key', '=', tag_key)
    .returning('article_count')
    .executeTakeFirstOrThrow();
  if (left.article_count > 0) return;
  await tx.deleteFrom('article_subject').where('topic_id', '=', topic_id).where('tag_key', '=', tag_key).execute();
}
