import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type UserInfo, userInfo } from '../contract';

const { creativeFields, socialLinks } = userInfo.shape;

/** The caller's own profile (specification section 3). Unauthorized for a visitor and for a person who is gone. */
export async function getUserInfo(context: Context): Promise<UserInfo> {
  const { personId } = signedIn(context);
  const row = await context.db.read.selectFrom('person').selectAll().where('id', '=', personId).executeTakeFirst();
  if (!row) throw new CodedError('Unauthorized');
  return {
    userId: row.id,
    nickname: row.nickname,
    avatar: row.avatar,
    gender: row.gender,
    birthday: row.birthday,
    address: row.address,
    bio: row.bio,
    tagline: row.tagline,
    creativeFields: creativeFields.parse(JSON.parse(row.creative_fields)),
    education: row.education,
    socialLinks: socialLinks.parse(JSON.parse(row.social_links)),
  };
}
