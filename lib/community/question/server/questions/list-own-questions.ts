import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { PostKind } from '../../codes';
import type { OwnQuestion } from '../../contract';
import { questionRows, toQuestionItem } from './question-item';

/** The questions of the caller, also those under review, the latest first. Unauthorized for a visitor. */
export async function listOwnQuestions(context: Context, query: PageQuery): Promise<Page<OwnQuestion>> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  const ids = await read
    .selectFrom('question')
    .select('id')
    .where('author_id', '=', personId)
    .where('state', '!=', 'removed')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  const page = toPage(ids, query, ({ id }) => id);
  const [rows, waiting] = await Promise.all([questionRows(read, page.list), findWaiting(read, 'question', page.list)]);
  const items = new Map(
    rows.map((row) => [
      row.id,
      { ...toQuestionItem(row, context.language), state: row.state, isWaiting: waiting.has(row.id) },
    ]),
  );
  return { ...page, list: page.list.flatMap((id) => items.get(id) ?? []) };
}

/** Those of these posts of which a text waits for staff. */
export async function findWaiting(db: Reader, kind: PostKind, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('moderation_review')
    .select('subject_id')
    .where('kind', '=', kind)
    .where('subject_id', 'in', ids)
    .where('state', '=', 'pending')
    .execute();
  return new Set(rows.map((row) => row.subject_id));
}
