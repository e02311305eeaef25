import { sql } from 'kysely';
import type { Reader } from '../db/database';
import type { Tables } from '../db/tables';
import type { SitemapUrl } from './sitemap-url';

/** Where rows are read from: after this id, or from it on, and before `next`, which is null where nothing ends them. */
export interface Piece {
  after: '>' | '>=';
  id: string;
  next: string | null;
  limit: number;
}

/** Things of one table with an `id`, whose parts are ranges of their ids. */
export interface RangedThings<Row extends { id: string }> {
  table: keyof Tables;
  /** How many rows of the table a part holds, listed or not. */
  size: number;
  /** How many are read at a time. */
  perRead: number;
  /** The rows of a piece in the order of their ids. */
  readRows(db: Reader, piece: Piece): Promise<Row[]>;
  /** The addresses of a row; none for one that is not listed. */
  write(row: Row): SitemapUrl[];
  /** The first id from this one on that is listed, where few are and there is a shorter way than to read all. */
  findListed?(db: Reader, from: string): Promise<string | null>;
}

/** How many are looked at to find one that is listed: where most are, this is one look. */
const perLook = 20;

/**
 * The parts, each named by the id that it begins with, which is listed itself: so a part is found by its name, however many
 * come before it. What comes new stands at the end and changes no name; where something before goes, the index names others
 * from there on. Where a part ends is found by stepping over the ids alone: no statement grows with the table.
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

/** The addresses of the part that begins with this id; null where that is no id of something listed. */
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

/** All rows from `id` on, read piece by piece. */
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

/** The id with which the rows after a part begin; null at the end. */
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
