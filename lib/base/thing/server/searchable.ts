import type { Reader, Tx } from '@/lib/platform/server/db/database';
import type { KindThat, SearchDocument } from '../codes';

/** Reads what is to be found of a thing, in the state of this transaction; null for what nobody is to find. */
export type ReadDocument = (tx: Tx, id: string) => Promise<SearchDocument | null>;

/** How the things of a kind are found by words. */
export interface Searchable {
  kind: KindThat<'search'>;
  readDocument: ReadDocument;
  /** Ids in their order: those after an id, `limit` at most. Some may be of what nobody is to find. */
  findIds(db: Reader, after: string, limit: number): Promise<string[]>;
  /** How popular these are by now, by id; what nobody is to find is missing. */
  findWeights(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
}
