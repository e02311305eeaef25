import { storeAnyPicture, storeOwnPicture } from '@/lib/base/media/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { coverCut } from '@/lib/works/work/port';
import { articleLimits } from '../../codes';
import type * as contract from '../../contract';
import { holdOwnArticle, type OwnArticleId } from './own-article';
import { lookAfterPictures, newStem } from './own-pictures';

const smallest = { width: 1, height: 1 };
const smallestCover = { width: articleLimits.coverWidth, height: articleLimits.coverHeight };

/**
 * Stores a picture for the text of an article of the caller and returns its key; a moving one as it moves. One that no text
 * uses is removed a day or two later.
 * Throws TooLarge for a file over the limit, UnsupportedMediaType for what is no picture, ListFull beyond the maximum of
 * pictures, NullPointer for an article that is not the caller's, PhoneNeeded for a caller without a bound phone.
 */
export function saveArticlePicture(
  context: Context,
  { id, picture }: InputOf<typeof contract.saveArticlePicture>,
): Promise<{ key: string }> {
  return store(context, id, picture, (stem, bytes) => storeAnyPicture(stem, bytes, { minimum: smallest }));
}

/**
 * Stores a still picture as a cover for an article of the caller, cropped to 3:2 in the given part, and returns its key for
 * `saveArticle`.
 * Throws like {@link saveArticlePicture}, and code `400` with the rule `ratio` at `width` for a part of another shape and
 * `dimensions` at `picture` for one that is too small or outside the picture.
 */
export async function saveArticleCover(
  context: Context,
  { id, picture, ...area }: InputOf<typeof contract.saveArticleCover>,
): Promise<{ key: string }> {
  const cut = coverCut(area);
  if (!cut) throw new CodedError('400', { fields: [{ field: 'width', rule: 'ratio' }] });
  return store(context, id, picture, async (stem, bytes) => {
    await storeOwnPicture(`${stem}.jpg`, bytes, { minimum: smallestCover, cut });
    return `${stem}.jpg`;
  });
}

type Draw = (stem: string, bytes: Uint8Array) => Promise<string>;

/** The row first, so that nothing is stored without one; it goes again where nothing could be stored. */
async function store(context: Context, id: string, picture: File, draw: Draw): Promise<{ key: string }> {
  const own = { id, personId: requireAllowed(context, 'post').personId };
  if (picture.size > articleLimits.pictureBytes) throw new CodedError('TooLarge');
  const stem = newStem(id);
  await context.db.transaction((tx) => addRow(tx, own, stem, context.now()));
  try {
    return { key: await draw(stem, new Uint8Array(await picture.arrayBuffer())) };
  } catch (error) {
    await context.db.transaction((tx) => tx.deleteFrom('article_picture').where('stem', '=', stem).execute());
    throw error;
  }
}

/** The article is locked, so that of several pictures at once none is too many. */
async function addRow(tx: Tx, own: OwnArticleId, stem: string, now: number): Promise<void> {
  await holdOwnArticle(tx, own);
  const { count } = await tx
    .selectFrom('article_picture')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('article_id', '=', own.id)
    .executeTakeFirstOrThrow();
  if (count >= articleLimits.pictures) throw new CodedError('ListFull');
  await tx.insertInto('article_picture').values({ stem, article_id: own.id, added_at: now }).execute();
  await lookAfterPictures(tx, own.id, now);
}
