import type { Context } from '@/lib/platform/server/context';
import { containsOne } from '@/lib/platform/server/db/contains';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type SearchKind, searchKinds, searchLimits } from '../codes';
import type { findSuggestions as contract, Suggestion } from '../contract';
import { mixSuggestions, patternsOf, type Suggested } from '../rules/suggestions';

/** Names of popular things of all kinds that contain a text, the best first; empty for a text without words. */
export async function findSuggestions(context: Context, { text }: InputOf<typeof contract>): Promise<Suggestion[]> {
  const patterns = patternsOf(text);
  if (patterns.length === 0) return [];
  const { read } = context.db;
  const found = await Promise.all(searchKinds.map((kind) => findNames(read, kind, patterns)));
  return mixSuggestions(found, { text, language: context.language, most: searchLimits.suggestions });
}

/** Scans only the smallest head, the heaviest first, until there are enough. */
function findNames(db: Reader, kind: SearchKind, patterns: readonly string[]): Promise<Suggested[]> {
  return db
    .selectFrom('index_document')
    .select(['kind', 'name_zh as nameZh', 'name_en as nameEn'])
    .where('kind', '=', kind)
    .where('tier', '=', 0)
    .where(containsOne('name_key', patterns))
    .orderBy('weight', 'desc')
    .limit(searchLimits.suggestions)
    .execute();
}
