import { pendingTexts } from '@/lib/base/moderation/port';
import { callerRoles } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { UserInfo } from '../contract';
import { findCreatorIds } from './creators';
import { readProfile } from './read-profile';

/** The caller's own profile (specification section 3). Throws Unauthorized for a visitor and for an erased person. */
export async function getUserInfo(context: Context): Promise<UserInfo> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  const [row, underReview, creators] = await Promise.all([
    read.selectFrom('person').selectAll().where('id', '=', personId).where('erased_at', 'is', null).executeTakeFirst(),
    pendingTexts(read, 'person', personId),
    findCreatorIds(read, [personId]),
  ]);
  if (!row) throw new CodedError('Unauthorized');
  return {
    ...readProfile(row, context.language),
    gender: row.gender,
    birthday: row.birthday,
    areaId: row.area_id,
    industry: row.industry,
    profession: row.profession,
    roles: callerRoles(context, { verification: row.verification, isCreator: creators.has(personId) }),
    underReview,
  };
}
