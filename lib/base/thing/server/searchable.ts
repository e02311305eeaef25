import type { Reader, Tx } from '@/lib/platform/server/db/database';
import type { KindThat, SearchDocument } from '../codes';

/** Reads the search document of a thing, in the state of this transaction; null for a thing that may not be found. */
export type ReadDocument = (tx: Tx, id: string) => Promise<SearchDocument | null>;

/** How the things of a kind are indexed for search. */
export interface Searchable {
  kind: KindThat<'search'>;
  readDocument: ReadDocument;
  /** Ids in order, after a given id, `limit` at most. They may include things that may not be found. */
  findIds(db: Reader, after: string, limit: number): Promise<string[]>;
  /** The current weights, by id; things that may not be found are missing. */
  findWeights(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
}
