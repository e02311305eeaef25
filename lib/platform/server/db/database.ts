import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables';

export type Engine = 'sqlite' | 'postgres';
export type Reader = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/**
 * The two handles of an engine: one that writes and one that only reads, so that a long write does not block readers.
 */
export interface Handles {
  engine: Engine;
  reader: Kysely<Tables>;
  writer: Kysely<Tables>;
}

const inTransaction = new AsyncLocalStorage<true>();

/** The product's database, the same on both engines (DESIGN 5). */
export class Database {
  readonly engine: Engine;
  readonly #handles: Handles;

  constructor(handles: Handles) {
    this.engine = handles.engine;
    this.#handles = handles;
  }

  /** Queries outside a transaction; they cannot write. Throws inside one: use `tx` instead. */
  get read(): Reader {
    refuseInsideTransaction();
    return this.#handles.reader;
  }

  /**
   * Runs `work` in a transaction and returns its result; rolls back when it throws. Transactions do not nest: a second
   * one inside the first would wait forever for SQLite's single writer.
   */
  async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    refuseInsideTransaction();
    return inTransaction.run(true, () => this.#handles.writer.transaction().execute(work));
  }

  /** Runs reads on one consistent snapshot of the whole database: for backups. */
  async snapshot<T>(work: (view: Tx) => Promise<T>): Promise<T> {
    refuseInsideTransaction();
    const view = this.#handles.reader.transaction().setIsolationLevel('repeatable read');
    return inTransaction.run(true, () => view.execute(work));
  }

  async close(): Promise<void> {
    await Promise.all([this.#handles.reader.destroy(), this.#handles.writer.destroy()]);
  }

  /** The writing handle, only for the migrator, which opens its own transactions. */
  get migrationHandle(): Kysely<Tables> {
    return this.#handles.writer;
  }
}

function refuseInsideTransaction(): void {
  if (inTransaction.getStore()) {
    throw new Error('The database was used inside a transaction: pass its tx on to what needs it.');
  }
}

export type UntypedTx = Transaction<Record<string, object>>;

/** The same transaction for code that handles all tables by name: backups. */
export function untyped(tx: Tx): UntypedTx {
  return tx as unknown as UntypedTx;
}
