import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { spread } from '@/lib/platform/server/spread';
import { languages } from '@/lib/platform/shared/language';
import type { CommentEntryTable } from '../tables';
import { articleRemarks } from './article-remarks';
import { speakers } from './speakers';

/** The share of articles without comments, and the most comments of one. */
const [quiet, most] = [0.3, 6];

interface Article {
  id: string;
  author_id: string;
  /** When it was published, in ms. */
  at: number;
}

/** Writes comments of the demonstration's people on its public articles: a few on most of them, until `end` (ms). */
export async function seedCommentsOnArticles(context: Context, tx: Tx, end: number): Promise<void> {
  const rows = await tx
    .selectFrom('article')
    .select(['id', 'author_id', 'verified_at'])
    .where('state', '=', 'verified')
    .orderBy('id')
    .execute();
  for (const [place, { verified_at, ...article }] of rows.entries()) {
    const entries = commentsOn({ ...article, at: verified_at ?? 0 }, place, end);
    if (entries.length === 0) continue;
    await tx.insertInto('comment_entry').values(entries).execute();
    await context.things.article.countComments(context, tx, { id: article.id, by: entries.length });
  }
}

/** In both languages, each by somebody who speaks it and did not write the article; none is said twice of one article. */
function commentsOn({ id, author_id, at }: Article, place: number, end: number): CommentEntryTable[] {
  if (spread(place, 0.3819660113) < quiet) return [];
  const count = 1 + Math.floor(most * spread(place, 0.5698402909) ** 2);
  return Array.from({ length: count }, (_, turn): CommentEntryTable => {
    const number = most * place + turn;
    const language = languages[number % 2] ?? 'zh';
    const others = speakers[language].filter((person) => person !== author_id);
    return {
      ...{ id: `comment-article-${number}`, kind: 'article', thing_id: id, root_id: null, to_person_id: null },
      author_id: others[(7 * number) % others.length] ?? '',
      text: articleRemarks[language][(3 * place + turn) % articleRemarks[language].length] ?? '',
      state: 'shown',
      ...{ like_count: number % 4, reply_count: 0 },
      created_at: Math.round(at + (end - at) * spread(number, 0.2360679775) ** 1.6),
    };
  });
}
