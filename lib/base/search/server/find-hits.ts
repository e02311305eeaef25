import type { Reader } from '@/lib/platform/server/db/database';
import { findHolding } from '@/lib/platform/server/db/word-index';
import { type SearchKind, searchLimits } from '../codes';
import { headSizes, headWord, wordsSearched } from '../rules/document-words';
import { byRelevance } from '../rules/relevance';

/** A head with this many hits is sufficient: the words are common, and less popular hits would be far down. */
const enough = 100;
/**
 * Number of hits that are weighed at once. A word without enough hits in a head is so rare that this covers the next
 * one, unless it occurs mostly in unpopular things.
 */
const reach = { limit: searchLimits.hits, weighed: 2_500 };

/**
 * The ids of the hits of a text, the best first, `searchLimits.hits` at most; empty for a text without words.
 * A common word has enough hits among the most popular things; a rare word has few rows in the index. So neither reads
 * all rows. If enough names match, nothing else is searched.
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

/** Searches the smallest head, then the next, then everything, until there are enough hits. */
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
