import { type RawBuilder, sql } from 'kysely';
import { containsOne } from '@/lib/platform/server/db/contains';
import type { SearchKind } from '../codes';
import { fold } from '../rules/words';

/**
 * Whether a public thing of the outer query, by the column of its id, has the text anywhere in one of its names, in whatever
 * case and width; true for an empty text. For lists that are short enough to be gone through in their own order: each row is
 * asked for by its id, never joined, or an engine might go through all names to find the few of a list.
 */
export function isNamed(kind: SearchKind, id: string, text: string): RawBuilder<boolean> {
  if (text === '') return sql<boolean>`true`;
  const named = containsOne('name_key', [fold(text)]);
  return sql<boolean>`(select ${named} from index_document where kind = ${kind} and thing_id = ${sql.ref(id)})`;
}
