import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { getPersonDetail as contract, PersonDetail } from '../contract';
import { industryName, professionName } from './dictionary';
import { readProfile } from './read-profile';

/** A person's public data, in the requested language. Throws NullPointer for an unknown or erased person. */
export async function getPersonDetail(
  { db, language }: Context,
  { userId }: InputOf<typeof contract>,
): Promise<PersonDetail> {
  const row = await db.read
    .selectFrom('person')
    .selectAll()
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new CodedError('NullPointer');
  return {
    ...readProfile(row, language),
    industry: (row.industry && industryName(row.industry, language)) ?? '',
    profession: (row.profession && professionName(row.profession, language)) ?? '',
  };
}
