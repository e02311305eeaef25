import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { contains } from '@/lib/platform/server/db/contains';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { toPage } from '@/lib/platform/shared/wire';
import type { listWords as contract } from '../contract';
import { wordKey } from '../rules/prohibited';

const orders = { addedAt: 'moderation_word.created_at', word: 'word' } as const;

/**
 * The prohibited words, the latest first; the search is normalised like them. Throws Unauthorized or Forbidden for
 * callers who may not edit them.
 */
export async function listWords(
  context: Context,
  { search, sort, order, ...page }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  requireAllowed(context, 'editWords');
  const rows = await context.db.read
    .selectFrom('moderation_word')
    .leftJoin('person', (join) => join.onRef('person.id', '=', 'added_by').on('erased_at', 'is', null))
    .select(['word', 'moderation_word.created_at', 'nickname'])
    .$if(search !== '', (query) => query.where(contains(['word'], wordKey(search) || search)))
    .orderBy(orders[sort], order)
    .orderBy('word', order)
    .limit(page.pageSize + 1)
    .offset((page.pageIndex - 1) * page.pageSize)
    .execute();
  return toPage(rows, page, ({ word, created_at, nickname }) => ({
    word,
    addedAt: isoInBeijing(created_at),
    addedBy: nickname,
  }));
}
