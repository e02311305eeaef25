import type { Reader } from '@/lib/platform/server/db/database';
import { findHolding } from '@/lib/platform/server/db/word-index';
import { type SearchKind, searchLimits } from '../codes';
import { headSizes, headWord, wordsSearched } from '../rules/document-words';
import { byRelevance } from '../rules/relevance';

/** A head with so many hits answers alone: its words are common, and what is less popular would be far down. */
const enough = 100;
/**
 * How many are weighed at once. A word that has not enough hits in a head is so rare that this is all of the next one, unless
 * it is of unpopular things above all.
 */
const reach = { limit: searchLimits.hits, weighed: 2_500 };

/**
 * The ids of what answers a text, the best first, `searchLimits.hits` at most; none for a text without words.
 *
 * A word that is in much of a kind is found at once among the most popular of it; a word that is hardly there has few
 * rows in the index. So neither has to go through all that there is. Where names answer often enough nothing else is asked.
 */
export async function findHits(db: Reader, kind: SearchKind, text: string): Promise<string[]> {
  const { anywhere, inName, asName } = wordsSearched(kind, text);
  if (anywhere.length === 0) return [];
  const [called, named] = await Promise.all([
    asName === null ? [] : findHolding(db, [asName], reach),
    findPopularFirst(db, kind, inName),
  ]);
  const inNames = new Set([...called, ...named]);
  const held = inNames.size >= enough ? [] : await findPopularFirst(db, kind, anywhere);
  const candidates = await readCandidates(db, [...new Set([...inNames, ...held])]);
  return byRelevance(
    candidates.map(({ number, ...candidate }) => ({ ...candidate, isInName: inNames.has(number) })),
    text,
  )
    .slice(0, searchLimits.hits)
    .map(({ id }) => id);
}

/** In the smallest head, then in the next, then among all, until there is enough. */
async function findPopularFirst(db: Reader, kind: SearchKind, words: string[]): Promise<number[]> {
  const found = new Set<number>();
  for (const among of [...headSizes.map((_, head) => [headWord(kind, head)]), []]) {
    for (const number of await findHolding(db, [...words, ...among], reach)) found.add(number);
    if (found.size >= enough) break;
  }
  return [...found];
}

async function readCandidates(db: Reader, numbers: number[]) {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('index_document')
    .select(['number', 'thing_id as id', 'weight', 'name_key'])
    .where('number', 'in', numbers)
    .execute();
  return rows.map(({ name_key, ...row }) => ({ ...row, names: name_key.split('\n').slice(1) }));
}
