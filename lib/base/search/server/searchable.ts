import type { Reader } from '@/lib/platform/server/db/database';
import type { SearchKind } from '../codes';
import type { ReadDocument } from './keep-document';

/** What a capability says of its things that can be found; `lib/app/search.ts` has the one table of them. */
export interface Searchable {
  kind: SearchKind;
  readDocument: ReadDocument;
  /** Ids in their order: those after an id, `limit` at most. Some may be of what nobody is to find. */
  findIds(db: Reader, after: string, limit: number): Promise<string[]>;
  /** How popular these are by now, by id; what nobody is to find is missing. */
  findWeights(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** All of them. */
export type Searchables = Readonly<Record<SearchKind, Searchable>>;
