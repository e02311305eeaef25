import { Database, type Engine, type Reader, type Tx } from './database';

/** A database whose reads and transactions are parts of one transaction that is open. */
class Inside extends Database {
  readonly #tx: Tx;

  constructor(engine: Engine, tx: Tx) {
    super({ engine, reader: tx, writer: tx });
    this.#tx = tx;
  }

  override get read(): Reader {
    return this.#tx;
  }

  override transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return work(this.#tx);
  }
}

/**
 * For the demonstration, which is written as one transaction by the product's own verbs. A verb that throws leaves what it did so
 * far: whoever calls it lets the whole transaction fail.
 */
export function databaseInside(engine: Engine, tx: Tx): Database {
  return new Inside(engine, tx);
}
