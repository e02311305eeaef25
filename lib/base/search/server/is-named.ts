import { type RawBuilder, sql } from 'kysely';
import { containsOne } from '@/lib/platform/server/db/contains';
import type { SearchKind } from '../codes';
import { fold } from '../rules/words';

/**
 * Whether a public thing of the outer query, by the column of its id, has the text anywhere in one of its names, in any
 * case and width; true for an empty text. For lists that are short enough to be scanned in their own order: it is a
 * subquery by id and not a join, because an engine could scan all names for a join.
 */
export function isNamed(kind: SearchKind, id: string, text: string): RawBuilder<boolean> {
  if (text === '') return sql<boolean>`true`;
  const named = containsOne('name_key', [fold(text)]);
  return sql<boolean>`(select ${named} from index_document where kind = ${kind} and thing_id = ${sql.ref(id)})`;
}
