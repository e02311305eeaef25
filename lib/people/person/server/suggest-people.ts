import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import type { suggestPeople as contract } from '../contract';
import { nicknameKey } from '../rules/nickname';

const most = 10;

/**
 * The first ten people, by nickname, whose nickname begins with a text, ignoring case and width. Without erased people
 * and the caller. Throws Unauthorized for a visitor.
 */
export async function suggestPeople(
  context: Context,
  { text }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { personId } = signedIn(context);
  const pattern = `${nicknameKey(text).replaceAll(/[\\%_]/g, '\\$&')}%`;
  const rows = await context.db.read
    .selectFrom('person')
    .select(['id', 'nickname', 'avatar', 'verification'])
    .where(sql<boolean>`nickname_key like ${pattern} escape '\\'`)
    .where('erased_at', 'is', null)
    .where('id', '!=', personId)
    .orderBy('nickname_key')
    .limit(most)
    .execute();
  return rows.map(({ id, ...person }) => ({ userId: id, ...person }));
}
