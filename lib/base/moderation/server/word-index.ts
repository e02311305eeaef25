import type { Reader } from '@/lib/platform/server/db/database';
import { findProhibited, indexWords, type WordIndex } from '../rules/prohibited';

/** How long, in ms, a node may use words that were changed meanwhile. */
const goodFor = 5000;

interface Kept {
  index: Promise<WordIndex>;
  until: number;
}

const slot = globalThis as typeof globalThis & { lightfieldWords?: WeakMap<Reader, Kept> };

/** The prohibited words in any of the texts (specification section 5), each once. Not inside a transaction. */
export async function findProhibitedWords(db: Reader, texts: readonly string[]): Promise<string[]> {
  if (texts.every((text) => text === '')) return [];
  const index = await wordIndex(db);
  return [...new Set(texts.flatMap((text) => findProhibited(index, text)))];
}

/**
 * The words of a database, read at most every few seconds. Next has several module graphs in one process, hence the
 * global.
 */
function wordIndex(db: Reader): Promise<WordIndex> {
  slot.lightfieldWords ??= new WeakMap();
  const kept = slot.lightfieldWords.get(db);
  if (kept && performance.now() < kept.until) return kept.index;
  const fresh = { index: readIndex(db), until: performance.now() + goodFor };
  slot.lightfieldWords.set(db, fresh);
  // The callers get the error; the next call reads again.
  fresh.index.catch(() => slot.lightfieldWords?.delete(db));
  return fresh.index;
}

/** The words in the database. */
export async function readIndex(db: Reader): Promise<WordIndex> {
  const rows = await db.selectFrom('moderation_word').select('word').execute();
  return indexWords(rows.map((row) => row.word));
}
