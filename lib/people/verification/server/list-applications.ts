import { requireAllowed } from '@/lib/base/permission/port';
import { nicknameKey } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { beginsWith } from '@/lib/platform/server/db/begins-with';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { ApplicationRow, listApplications as contract } from '../contract';
import { selectForReview, toApplicationRow } from './review-rows';

/** Most people whose applications a search by nickname shows. */
const mostNamed = 100;

/**
 * Applications in a state, those first that were sent first, and so are due first. The search is an id of a person or the
 * beginning of a nickname: names and numbers are sealed. Throws Unauthorized or Forbidden.
 */
export async function listApplications(
  context: Context,
  query: InputOf<typeof contract>,
): Promise<Page<ApplicationRow>> {
  requireAllowed(context, 'reviewVerifications');
  const { pageIndex, pageSize, order, state, kind, search } = query;
  const people = search === '' ? [] : await peopleFound(context, search);
  // Of the applications that a far page skips, only the index is read.
  const page = context.db.read
    .selectFrom('verification_application')
    .select(['id', 'submitted_at'])
    .where('state', '=', state)
    .$if(kind !== undefined, (found) => found.where('kind', '=', kind ?? 'individual'))
    .$if(search !== '', (found) => found.where('person_id', 'in', people))
    .orderBy('submitted_at', order)
    .orderBy('id', order)
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
  const rows = await selectForReview(context)
    .innerJoin(page.as('page'), 'page.id', 'verification_application.id')
    .orderBy('page.submitted_at', order)
    .orderBy('page.id', order)
    .execute();
  return toPage(rows, query, (row) => toApplicationRow(context, row));
}

async function peopleFound({ db }: Context, search: string): Promise<string[]> {
  const named = await db.read
    .selectFrom('person')
    .select('id')
    .where(beginsWith('nickname_key', nicknameKey(search)))
    .orderBy('nickname_key')
    .limit(mostNamed)
    .execute();
  return [search, ...named.map(({ id }) => id)];
}
