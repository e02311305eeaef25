import { requireAllowed } from '@/lib/base/permission/port';
import { nicknameKey } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { beginsWith } from '@/lib/platform/server/db/begins-with';
import type { Reader } from '@/lib/platform/server/db/database';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { toPage } from '@/lib/platform/shared/wire';
import { type listUsers as contract, defaultRegion } from '../contract';
import { accountTarget } from '../rules/target';
import { findUser } from './find-user';
import { toUserRow, userColumns } from './user-row';

type Query = InputOf<typeof contract>;

/** Maximum number of people that a search by nickname considers. */
const mostNamed = 1000;

/**
 * Accounts, the newest first unless asked otherwise. The search matches a whole number (a Chinese one without its
 * calling code), a whole e-mail address, an id, or the beginning of a nickname, each by an index. Parts of numbers and
 * addresses never match, since they are shown to nobody. Throws Unauthorized or Forbidden for callers who may not
 * manage accounts.
 */
export async function listUsers(context: Context, query: Query): Promise<DataOf<typeof contract>> {
  requireAllowed(context, 'manageUsers');
  const { pageIndex, pageSize, sort, order, search } = query;
  const ids = search === '' ? [] : await idsFound(context, search);
  const rows = await filtered(context.db.read, query)
    .$if(search !== '', (users) => users.where('person.id', 'in', ids))
    .select(userColumns)
    .orderBy(sort === 'nickname' ? 'person.nickname_key' : 'account_user.created_at', order)
    .orderBy('account_user.id', order)
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  const page = toPage(rows, query, (row) => row);
  return { ...page, list: await Promise.all(page.list.map(toUserRow)) };
}

function filtered(db: Reader, { role, state }: Query) {
  return db
    .selectFrom('account_user')
    .innerJoin('person', 'person.id', 'account_user.id')
    .$if(role === 'staff', (users) => users.where('staff_role', 'is not', null))
    .$if(role !== '' && role !== 'staff', (users) =>
      users.where('staff_role', '=', role as Exclude<typeof role, '' | 'staff'>),
    )
    .$if(state === 'locked', (users) => users.where('locked_at', 'is not', null))
    .$if(state === 'leaving', (users) => users.where('erase_at', 'is not', null));
}

/**
 * Ids of people with this whole number or address, this id, or this beginning of their nickname; of very many, the
 * first ones in alphabetical order. A separate query, since no engine uses an index for all of these together.
 */
async function idsFound({ db }: Context, search: string): Promise<string[]> {
  const target = await accountTarget(search, defaultRegion);
  const key = nicknameKey(search);
  const [user, named] = await Promise.all([
    target && findUser(db, target),
    db.read
      .selectFrom('person')
      .select('id')
      .where(beginsWith('nickname_key', key))
      .orderBy('nickname_key')
      .limit(mostNamed)
      .execute(),
  ]);
  return [search, ...(user ? [user.id] : []), ...named.map(({ id }) => id)];
}
