import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { removePictures } from '@/lib/base/media/port';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { nextBeijingMidnight } from '@/lib/platform/shared/format/beijing';
import { holdArticle } from './own-article';

/** The folder of all pictures of an article. */
const articleFolder = (articleId: string) => `articles/${articleId}/`;

/** The media key of a new picture of an article, without its ending. */
export const newStem = (articleId: string) => `${articleFolder(articleId)}${uuid()}`;

/** A media key without its ending. */
export const stemOf = (key: string) => key.replace(/\.\w+$/, '');

/** The article that a picture was uploaded for, as its key says; empty for other keys. */
export const picturedArticle = (key: string) => /^articles\/([^/]+)\//.exec(key)?.[1] ?? '';

/** The pictures that were uploaded for an article and are stored. */
export async function findStems(db: Reader, articleId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('article_picture').select('stem').where('article_id', '=', articleId).execute();
  return new Set(rows.map(({ stem }) => stem));
}

/** Removes a picture of an article, or all of them. */
export const removeArticlePictures = defineJob({
  kind: 'article.remove-pictures',
  payload: z.object({ prefix: z.string().regex(/^articles\/[^/]+\//) }),
  run: (_context, { prefix }) => removePictures(prefix),
});

/** Removes the pictures of an article that were uploaded over a day ago and that nothing of it shows. */
export const removeUnusedPictures = defineJob({
  kind: 'article.remove-unused-pictures',
  payload: z.object({ articleId: z.string() }),
  isPatient: true,
  run: ({ db, now }, { articleId }) => db.transaction((tx) => removeUnused(tx, articleId, now())),
});

/**
 * Has the unused pictures of an article removed on the day after tomorrow; asked again on the same day, nothing more is done.
 * Whatever stops using a picture, or uploads one, calls this.
 */
export async function lookAfterPictures(tx: Tx, articleId: string, now: number): Promise<void> {
  const runAt = nextBeijingMidnight(now) + millisecondsInDay + millisecondsInHour;
  await enqueue(tx, removeUnusedPictures, { articleId }, { now, runAt, uniqueKey: `${articleId} ${runAt}` });
}

/** Has all pictures of an article removed. */
export async function removeAllPictures(tx: Tx, articleId: string, now: number): Promise<void> {
  await tx.deleteFrom('article_picture').where('article_id', '=', articleId).execute();
  await enqueue(tx, removeArticlePictures, { prefix: articleFolder(articleId) }, { now });
}

/** The article is locked first: a save that begins to use a picture waits, and finds that it is gone. */
async function removeUnused(tx: Tx, id: string, now: number): Promise<void> {
  const article = await holdArticle(tx, id);
  if (!article) return;
  const old = await tx
    .selectFrom('article_picture')
    .select('stem')
    .where('article_id', '=', id)
    .where('added_at', '<', now - millisecondsInDay)
    .execute();
  const texts = [article.cover ?? '', article.body_zh, article.body_en, ...(await otherTexts(tx, id))];
  for (const { stem } of old) {
    if (texts.some((text) => text.includes(`${stem}.`))) continue;
    await tx.deleteFrom('article_picture').where('stem', '=', stem).execute();
    await enqueue(tx, removeArticlePictures, { prefix: `${stem}.` }, { now });
  }
}

/** The texts of an article that nobody else sees: its versions, and what waits for review. */
async function otherTexts(tx: Tx, id: string): Promise<string[]> {
  const versions = await tx.selectFrom('article_version').select('texts').where('article_id', '=', id).execute();
  const waiting = await tx
    .selectFrom('moderation_review')
    .select('text')
    .where('kind', '=', 'article')
    .where('subject_id', '=', id)
    .where('state', '=', 'pending')
    .execute();
  return [...versions.map(({ texts }) => texts), ...waiting.map(({ text }) => text)];
}
