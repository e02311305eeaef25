import type { ReadDocument } from '@/lib/base/thing/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { dropWords, putWords } from '@/lib/platform/server/db/word-index';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import type { SearchKind } from '../codes';
import { documentWords, nameKey, tierOf } from '../rules/document-words';
import { searchTag } from './page-tags';

/**
 * Updates the index entry of a thing, in the transaction that changes it, and invalidates search pages. Changes of what
 * is found, or of whether it is found, call this last.
 */
export async function keepDocument(tx: Tx, kind: SearchKind, id: string, read: ReadDocument): Promise<void> {
  await writeDocument(tx, kind, id, read);
  await endFoundPages(tx);
}

/** Invalidates search pages: once in a transaction that writes many documents. */
export async function endFoundPages(tx: Tx): Promise<void> {
  // By the clock of those who follow invalidations (`followInvalidations`).
  await invalidatePages(tx, [searchTag], Date.now());
}

/**
 * Updates the index entry of a thing, for callers that invalidate search pages themselves.
 * The entry is locked before the thing is read: of two concurrent calls the later one sees both changes.
 */
export async function writeDocument(tx: Tx, kind: SearchKind, id: string, read: ReadDocument): Promise<void> {
  const { number } = await tx
    .insertInto('index_document')
    .values({ kind, thing_id: id, weight: 0, tier: 0, name_zh: '', name_en: null, name_key: '' })
    .onConflict((conflict) => conflict.columns(['kind', 'thing_id']).doUpdateSet({ thing_id: id }))
    .returning('number')
    .executeTakeFirstOrThrow();
  const document = await read(tx, id);
  if (!document) {
    await dropWords(tx, number);
    await tx.deleteFrom('index_document').where('number', '=', number).execute();
    return;
  }
  const tier = tierOf(document.weight, await readHeadWeights(tx, kind));
  await tx
    .updateTable('index_document')
    .set({
      weight: document.weight,
      tier,
      name_zh: document.nameZh,
      name_en: document.nameEn,
      name_key: nameKey(document),
    })
    .where('number', '=', number)
    .execute();
  await putWords(tx, number, { words: documentWords(kind, document, tier), weight: document.weight });
}

async function readHeadWeights(tx: Tx, kind: SearchKind): Promise<number[]> {
  const row = await tx.selectFrom('index_kind').select('head_weights').where('kind', '=', kind).executeTakeFirst();
  return row ? JSON.parse(row.head_weights) : [];
}
