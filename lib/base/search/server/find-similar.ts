import type { Reader } from '@/lib/platform/server/db/database';
import { findHolding } from '@/lib/platform/server/db/word-index';
import { type SearchKind, searchLimits } from '../codes';
import { wordsSearched } from '../rules/document-words';
import { mostShared } from '../rules/most-shared';

/** How many things are looked at for each word, so that the cost is bounded. */
const reach = { limit: searchLimits.hits, weighed: 1_000 };

/** The ids of the things that share most words with a text, the closest first, `most` at most; they need not hold all of them. */
export async function findSimilar(db: Reader, kind: SearchKind, text: string, most: number): Promise<string[]> {
  const { anywhere } = wordsSearched(kind, text);
  const holding = await Promise.all(anywhere.map((word) => findHolding(db, [word], reach)));
  const numbers = mostShared(holding, most);
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('index_document')
    .select(['number', 'thing_id'])
    .where('number', 'in', numbers)
    .execute();
  const ids = new Map(rows.map(({ number, thing_id }) => [number, thing_id]));
  return numbers.flatMap((number) => ids.get(number) ?? []);
}
