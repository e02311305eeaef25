import type { Selectable } from 'kysely';
import type { Language } from '@/lib/platform/shared/language';
import { userInfo } from '../contract';
import { areaName } from './areas/area-name';
import type { PersonTable } from './tables';

const { creativeFields, socialLinks } = userInfo.shape;

/** A person's public data from their row, in the shape of the contract. */
export function readProfile(row: Selectable<PersonTable>, language: Language) {
  return {
    userId: row.id,
    nickname: row.nickname,
    avatar: row.avatar,
    banner: row.banner,
    tagline: row.tagline,
    bio: row.bio,
    // Rows from before the dictionary only have a text.
    address: (row.area_id && areaName(row.area_id, language)) ?? row.address,
    creativeFields: creativeFields.parse(JSON.parse(row.creative_fields)),
    education: row.education,
    socialLinks: socialLinks.parse(JSON.parse(row.social_links)),
    verification: row.verification,
    followerCount: row.follower_count,
    followingCount: row.following_count,
  };
}
