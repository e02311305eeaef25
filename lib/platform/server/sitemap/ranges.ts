import { sql } from 'kysely';
import type { Reader } from '../db/database';
import type { Tables } from '../db/tables';
import type { SitemapUrl } from './sitemap-url';

/** A range of rows: after or from this id, and before `next`, which is null for no end. */
export interface Piece {
  after: '>' | '>=';
  id: string;
  next: string | null;
  limit: number;
}

/** Things in a table with an `id`, whose parts are ranges of their ids. */
export interface RangedThings<Row extends { id: string }> {
  table: keyof Tables;
  /** Number of rows per part, listed or not. */
  size: number;
  /** Number of rows per read. */
  perRead: number;
  /** The rows of a range, in the order of their ids. */
  readRows(db: Reader, piece: Piece): Promise<Row[]>;
  /** The addresses of a row; empty for one that is not listed. */
  write(row: Row): SitemapUrl[];
  /**
   * The first listed id from this one on, for tables with few listed rows, where there is a faster way than reading
   * all.
   */
  findListed?(db: Reader, from: string): Promise<string | null>;
}

/** Number of rows checked at a time to find a listed one: where most are listed, one step suffices. */
const perLook = 20;

/**
 * The parts, each named by its first id, which is listed itself, so that a part is found by its name without reading
 * earlier ones. New rows are at the end and change no name; after a removal the index names later parts differently.
 * The end of a part is found by skipping over ids in the index, so that no statement grows with the table.
 */
export async function listRanges<Row extends { id: string }>(db: Reader, things: RangedThings<Row>): Promise<string[]> {
  const parts: string[] = [];
  let end: string | null = '';
  while (end !== null) {
    const first = await findListed(db, things, end);
    if (first === null) break;
    parts.push(first);
    end = await endOf(db, things, first);
  }
  return parts;
}

/** The addresses of the part that begins with this id; null if it is not the id of a listed thing. */
export async function openRange<Row extends { id: string }>(db: Reader, things: RangedThings<Row>, part: string) {
  const [row] = await things.readRows(db, { after: '>=', id: part, next: null, limit: 1 });
  if (row?.id !== part || things.write(row).length === 0) return null;
  return addressesOf(db, things, part);
}

async function* addressesOf<Row extends { id: string }>(db: Reader, things: RangedThings<Row>, first: string) {
  const next = await endOf(db, things, first);
  for await (const row of rowsFrom(db, things, { id: first, next, limit: things.perRead })) yield* things.write(row);
}

async function findListed<Row extends { id: string }>(db: Reader, things: RangedThings<Row>, from: string) {
  if (things.findListed) return things.findListed(db, from);
  for await (const row of rowsFrom(db, things, { id: from, next: null, limit: perLook })) {
    if (things.write(row).length > 0) return row.id;
  }
  return null;
}

/** All rows from `id` on, read in portions. */
async function* rowsFrom<Row extends { id: string }>(
  db: Reader,
  things: RangedThings<Row>,
  piece: Omit<Piece, 'after'>,
): AsyncGenerator<Row> {
  let rows = await things.readRows(db, { ...piece, after: '>=' });
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield* rows;
    rows = await things.readRows(db, { ...piece, after: '>', id: last.id });
  }
}

/** The id of the first row after a part; null at the end. */
async function endOf(db: Reader, { table, size }: { table: keyof Tables; size: number }, first: string) {
  const row = await db
    .selectFrom(sql<{ id: string }>`${sql.table(table)}`.as('thing'))
    .select('id')
    .where('id', '>=', first)
    .orderBy('id')
    .limit(1)
    .offset(size)
    .executeTakeFirst();
  return row?.id ?? null;
}
