import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import { isPostgres } from './columns';
import type { Reader, Tx } from './database';

/**
 * The full-text index: each engine's own behind one interface (DESIGN 5), in the table `index_words`, with a row for
 * each row of `index_document`, by its number. A word consists of letters, digits and private-use characters; the
 * engines apply no language rules.
 * The weight is stored beside the words, so that the heaviest of many documents are found without reading them. SQLite
 * stores no copy of the words: its rows are only weights, which are read quickly.
 */
export async function createWordIndex(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    await sql`create table index_words (number integer primary key, weight bigint not null, words tsvector not null)`.execute(
      db,
    );
    // Without the pending list, which every search would have to scan.
    await sql`create index index_words_gin on index_words using gin (words) with (fastupdate = off)`.execute(db);
    return;
  }
  await sql`create virtual table index_words using fts5(
    words, weight unindexed, content = '', contentless_delete = 1, contentless_unindexed = 1,
    detail = none, tokenize = "unicode61 remove_diacritics 0 categories 'L* M* N* Co'")`.execute(db);
}

/** The column of automatic row numbers. */
export function rowNumber(db: Kysely<unknown>): (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder {
  return (column) =>
    isPostgres(db) ? column.generatedAlwaysAsIdentity().primaryKey() : column.primaryKey().autoIncrement();
}

/** What the index stores of a document. */
export interface IndexedWords {
  words: readonly string[];
  /** Its popularity; an integer. */
  weight: number;
}

/** Adds a document to the index, or replaces it. */
export async function putWords(tx: Tx, number: number, { words, weight }: IndexedWords): Promise<void> {
  await dropWords(tx, number);
  await (isPostgres(tx)
    ? sql`insert into index_words (number, weight, words) values (${number}, ${weight}, array_to_tsvector(${words}::text[]))`
    : sql`insert into index_words (rowid, weight, words) values (${number}, ${weight}, ${words.join(' ')})`
  ).execute(tx);
}

/** Updates the weight of a document; its words stay. */
export async function putWeight(tx: Tx, number: number, weight: number): Promise<void> {
  await (isPostgres(tx)
    ? sql`update index_words set weight = ${weight} where number = ${number}`
    : sql`update index_words set weight = ${weight} where rowid = ${number}`
  ).execute(tx);
}

/** Removes a document from the index. */
export async function dropWords(tx: Tx, number: number): Promise<void> {
  await (isPostgres(tx)
    ? sql`delete from index_words where number = ${number}`
    : sql`delete from index_words where rowid = ${number}`
  ).execute(tx);
}

/**
 * The numbers of documents with all of these words, the heaviest first, `limit` at most. If more than `weighed` match,
 * only that many are considered, in an order chosen by the engine, so that the cost is bounded.
 */
export async function findHolding(
  db: Reader,
  words: readonly string[],
  { limit, weighed }: { limit: number; weighed: number },
): Promise<number[]> {
  const holding = isPostgres(db)
    ? sql`select number, weight from index_words where words @@ ${words.map((word) => `'${word}'`).join(' & ')}::tsquery`
    : sql`select rowid as number, weight from index_words where index_words match ${words.map((word) => `"${word}"`).join(' AND ')}`;
  const { rows } = await sql<{ number: number }>`select number from (${holding} limit ${weighed}) as holding
    order by weight desc, number limit ${limit}`.execute(db);
  return rows.map(({ number }) => number);
}
