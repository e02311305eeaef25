import { AsyncLocalStorage } from 'node:async_hooks';
import { type CleanedWhere, createAdapterFactory } from 'better-auth/adapters';
import type { Kysely } from 'kysely';
import type { Database, Tx } from '@/lib/platform/server/db/database';
import { hashToken } from './session-token';

type Row = Record<string, unknown>;
type AnyTables = Record<string, Row>;

const slot = globalThis as typeof globalThis & { lightfieldJoined?: AsyncLocalStorage<Tx> };
slot.lightfieldJoined ??= new AsyncLocalStorage();
/**
 * The transaction that is joined. One for the process: better-auth is made by whichever of Next's module graphs asks for it
 * first, a page's for instance, and then serves the verbs of all of them.
 */
const joined = slot.lightfieldJoined;

/** Lets better-auth write inside a transaction of ours. */
export function insideTransaction<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  return joined.run(tx, work);
}

/** The tables that are better-auth's; whatever else it may name one day is refused. */
const tables = new Set(['account_user', 'account_credential', 'account_session']);
/** The column that it gives tokens in: the database keeps their hashes. */
const tokenColumn = 'token_hash';

/**
 * better-auth on our database: reads by the reading handle and writes in transactions, joining one that is open; times as
 * milliseconds, and of a session's token only its hash (DESIGN 5 and 8). better-auth's own Kysely adapter has one handle
 * for everything, and keeps tokens in the clear.
 */
export function accountAdapter(db: Database) {
  const reader = () => (joined.getStore() ?? db.read) as unknown as Kysely<AnyTables>;
  const write = <T>(work: (tx: Kysely<AnyTables>) => Promise<T>): Promise<T> => {
    const tx = joined.getStore();
    return tx
      ? work(tx as unknown as Kysely<AnyTables>)
      : db.transaction((own) => work(own as unknown as Kysely<AnyTables>));
  };

  return createAdapterFactory({
    config: {
      adapterId: 'lightfield',
      supportsBooleans: false,
      transaction: false,
      customTransformInput: ({ data }) => (data instanceof Date ? data.getTime() : data),
      customTransformOutput: ({ data, fieldAttributes }) =>
        fieldAttributes.type === 'date' && typeof data === 'number' ? new Date(data) : data,
    },
    adapter: () => ({
      async create({ model, data }) {
        const row = await write((tx) =>
          tx.insertInto(own(model)).values(toRow(data)).returningAll().executeTakeFirstOrThrow(),
        );
        return { ...row, ...tokenOf(data) } as unknown as typeof data;
      },
      async findOne<T>({ model, where }: { model: string; where: CleanedWhere[] }) {
        const row = await filtered(reader().selectFrom(own(model)).selectAll(), where).executeTakeFirst();
        return (row ? { ...row, ...tokenIn(where) } : null) as T | null;
      },
      async findMany<T>({ model, where = [], limit }: { model: string; where?: CleanedWhere[]; limit: number }) {
        const rows = await filtered(reader().selectFrom(own(model)).selectAll(), where)
          .limit(limit)
          .execute();
        return rows as T[];
      },
      async update<T>({ model, where, update }: { model: string; where: CleanedWhere[]; update: T }) {
        const row = await write((tx) =>
          filtered(tx.updateTable(own(model)).set(toRow(update as Row)), where)
            .returningAll()
            .executeTakeFirst(),
        );
        return (row ? { ...row, ...tokenIn(where) } : null) as T | null;
      },
      async updateMany({ model, where, update }) {
        const result = await write((tx) =>
          filtered(tx.updateTable(own(model)).set(toRow(update)), where).executeTakeFirst(),
        );
        return Number(result.numUpdatedRows);
      },
      async delete({ model, where }) {
        await write((tx) => filtered(tx.deleteFrom(own(model)), where).execute());
      },
      async deleteMany({ model, where }) {
        const result = await write((tx) => filtered(tx.deleteFrom(own(model)), where).executeTakeFirst());
        return Number(result.numDeletedRows);
      },
      async count({ model, where = [] }) {
        const query = reader()
          .selectFrom(own(model))
          .select((eb) => eb.fn.countAll<number>().as('count'));
        return Number((await filtered(query, where).executeTakeFirstOrThrow()).count);
      },
    }),
  });
}

function own(model: string): string {
  if (!tables.has(model)) throw new Error(`better-auth has no table ${model} here`);
  return model;
}

function toRow(data: Row): Row {
  const token = data[tokenColumn];
  return typeof token === 'string' ? { ...data, [tokenColumn]: hashToken(token) } : data;
}

function tokenOf(data: Row): Row {
  return tokenColumn in data ? { [tokenColumn]: data[tokenColumn] } : {};
}

/** Who looks for a session by its token gets that token back, not what the database keeps of it. */
function tokenIn(where: CleanedWhere[]): Row {
  const asked = where.find(({ field, operator }) => field === tokenColumn && operator === 'eq');
  return asked ? { [tokenColumn]: asked.value } : {};
}

const operators = { eq: '=', ne: '!=', lt: '<', lte: '<=', gt: '>', gte: '>=', in: 'in', not_in: 'not in' } as const;

interface Filterable<Query> {
  where(column: never, operator: never, value: never): Query;
}

/** Adds conditions, which must all hold; throws for those that accounts have no need of. */
function filtered<Query extends Filterable<Query>>(query: Query, where: CleanedWhere[]): Query {
  return where.reduce((narrowed, { field, operator, value, connector }) => {
    const sign = operators[operator as keyof typeof operators];
    if (!sign || connector === 'OR') throw new Error(`better-auth asked for ${connector} ${operator}`);
    if (value === null) return narrowed.where(field as never, (sign === '=' ? 'is' : 'is not') as never, null as never);
    const compared = field === tokenColumn ? hashed(value) : value;
    return narrowed.where(field as never, sign as never, compared as never);
  }, query);
}

function hashed(value: unknown): unknown {
  return Array.isArray(value) ? value.map((token) => hashToken(String(token))) : hashToken(String(value));
}
