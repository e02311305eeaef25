import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import { isPostgres } from './columns';
import type { Reader, Tx } from './database';

/**
 * Which documents hold which words: each engine's own index behind one face (DESIGN 5), in the table `index_words`, a row for
 * each row of `index_document`, by its number. A word is of letters, digits and characters of private use; to the engines it
 * is in no language.
 *
 * The weight stands beside the words, so that the heaviest of many documents are known before any of them is read. SQLite keeps
 * no copy of the words: its rows are weights alone, which many are read of at once.
 */
export async function createWordIndex(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    await sql`create table index_words (number integer primary key, weight bigint not null, words tsvector not null)`.execute(
      db,
    );
    // Without its list of what is still to be sorted in, which every search would have to go through.
    await sql`create index index_words_gin on index_words using gin (words) with (fastupdate = off)`.execute(db);
    return;
  }
  await sql`create virtual table index_words using fts5(
    words, weight unindexed, content = '', contentless_delete = 1, contentless_unindexed = 1,
    detail = none, tokenize = "unicode61 remove_diacritics 0 categories 'L* M* N* Co'")`.execute(db);
}

/** The column of the numbers, which rows are given as they come. */
export function rowNumber(db: Kysely<unknown>): (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder {
  return (column) =>
    isPostgres(db) ? column.generatedAlwaysAsIdentity().primaryKey() : column.primaryKey().autoIncrement();
}

/** What the index knows of a document. */
export interface IndexedWords {
  words: readonly string[];
  /** How popular it is; a whole number. */
  weight: number;
}

/** Puts a document into the index, or makes this what the index knows of it. */
export async function putWords(tx: Tx, number: number, { words, weight }: IndexedWords): Promise<void> {
  await dropWords(tx, number);
  await (isPostgres(tx)
    ? sql`insert into index_words (number, weight, words) values (${number}, ${weight}, array_to_tsvector(${words}::text[]))`
    : sql`insert into index_words (rowid, weight, words) values (${number}, ${weight}, ${words.join(' ')})`
  ).execute(tx);
}

/** Renews the weight of a document; its words stay. */
export async function putWeight(tx: Tx, number: number, weight: number): Promise<void> {
  await (isPostgres(tx)
    ? sql`update index_words set weight = ${weight} where number = ${number}`
    : sql`update index_words set weight = ${weight} where rowid = ${number}`
  ).execute(tx);
}

/** Takes a document out of the index. */
export async function dropWords(tx: Tx, number: number): Promise<void> {
  await (isPostgres(tx)
    ? sql`delete from index_words where number = ${number}`
    : sql`delete from index_words where rowid = ${number}`
  ).execute(tx);
}

/**
 * The numbers of documents that hold all of these words, the heaviest first, `limit` at most. Where more than `weighed` hold
 * them only so many are looked at, which ones is left to the engine: so no words cost more than that.
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
