import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { beginsWith } from '@/lib/platform/server/db/begins-with';
import type { Reader } from '@/lib/platform/server/db/database';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { toPage } from '@/lib/platform/shared/wire';
import type { listAuditEntries as contract } from '../contract';

/** Maximum number of people that a search by nickname considers. */
const mostActors = 50;

/**
 * Actions of staff, the latest first by default. The search matches the beginning of an action, a whole id of subject
 * or actor, and the beginning of a current nickname. Throws Unauthorized or Forbidden for callers who may not read it.
 */
export async function listAuditEntries(
  context: Context,
  { area, search, order, ...page }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  requireAllowed(context, 'readAudit');
  const { read } = context.db;
  const actors = search === '' ? [] : await actorsNamed(read, search);
  const rows = await read
    .selectFrom('audit_entry as entry')
    .leftJoin('person', 'person.id', 'entry.actor_id')
    .select(['entry.id', 'at', 'actor_id', 'person.nickname', 'action', 'subject', 'subject_id', 'before', 'after'])
    .$if(area !== '', (query) => query.where(beginsWith('action', `${area}.`)))
    .$if(search !== '', (query) =>
      query.where(({ eb, or }) =>
        or([beginsWith('action', search), eb('subject_id', '=', search), eb('actor_id', 'in', [search, ...actors])]),
      ),
    )
    .orderBy('at', order)
    .orderBy('entry.id', order)
    .limit(page.pageSize + 1)
    .offset((page.pageIndex - 1) * page.pageSize)
    .execute();
  return toPage(rows, page, ({ id, at, actor_id, nickname, action, subject, subject_id, before, after }) => ({
    id,
    at: isoInBeijing(at),
    actorId: actor_id,
    // An erased person's nickname is empty.
    actor: nickname || null,
    action,
    subject,
    subjectId: subject_id,
    before: before === null ? null : JSON.parse(before),
    after: after === null ? null : JSON.parse(after),
  }));
}

/** Nicknames are compared in lower case and normalised width, like their stored keys. */
async function actorsNamed(db: Reader, search: string): Promise<string[]> {
  const key = search.normalize('NFKC').toLowerCase();
  const people = await db
    .selectFrom('person')
    .select('id')
    .where(beginsWith('nickname_key', key))
    .limit(mostActors)
    .execute();
  return people.map(({ id }) => id);
}
