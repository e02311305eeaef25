import type { DecidedText } from '@/lib/base/thing/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { publicArticleState } from '../../codes';
import { isReviewed } from '../../rules/article-texts';
import { showChange } from '../show-change';
import { keepVersion } from './keep-version';
import { holdArticle } from './own-article';
import { lookAfterPictures } from './own-pictures';
import { textColumns, textsOf } from './text-columns';

/**
 * Publishes an allowed text of an article, which is a change like any other: a save based on an earlier revision gets Changed,
 * what it said is kept as a version, and the text in the other language is to be checked again. Pictures of a refused one may
 * be unused now.
 */
export async function placeDecidedText(
  context: Context,
  tx: Tx,
  { id, field, text, isAllowed }: DecidedText,
): Promise<boolean> {
  if (!isReviewed(field)) return true;
  const article = await holdArticle(tx, id);
  if (!article) return true;
  const now = context.now();
  await lookAfterPictures(tx, id, now);
  if (!isAllowed) return true;
  await keepVersion(tx, article);
  const isPublic = article.state === publicArticleState;
  await tx
    .updateTable('article')
    .set({
      ...textColumns(textsOf(article), { [field]: text }, now),
      ...{ revision: article.revision + 1, updated_at: now, ...(isPublic && { edited_at: now }) },
    })
    .where('id', '=', id)
    .execute();
  if (isPublic) await showChange(tx, article, now);
  return true;
}
