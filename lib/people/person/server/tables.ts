import type { Generated } from 'kysely';
import type { Verification } from '@/lib/base/permission/contract';

export interface PersonTable {
  id: string;
  nickname: string;
  /** The nickname in its normal form for comparison. Unique. */
  nickname_key: string;
  /** Media key, null for the fallback picture. */
  avatar: string | null;
  gender: 0 | 1 | 2;
  /** YYYY-MM-DD. */
  birthday: string | null;
  address: string;
  bio: string;
  tagline: string;
  /** JSON list of at most three texts. */
  creative_fields: string;
  education: string;
  /** JSON list of `{name, url}`. */
  social_links: string;
  /** Position in the row below the banners of the home page; null when not in it. */
  featured_position: number | null;
  created_at: number;
  /** Media key of the banner of their page. */
  banner: string | null;
  /** Id in the area dictionary; `address` is the text from before it. */
  area_id: string | null;
  industry: string | null;
  profession: string | null;
  verification: Generated<Verification>;
  /** How many follow them, and how many they follow; change only with `person_follow`. */
  follower_count: Generated<number>;
  following_count: Generated<number>;
  /** When they were erased; only their content is left, as that of a deleted user. Null for everybody else. */
  erased_at: number | null;
}

export interface PersonFollowTable {
  follower_id: string;
  person_id: string;
  created_at: number;
}

/** A person (`blocked_id`) whom another one has blocked. */
export interface PersonBlockTable {
  person_id: string;
  blocked_id: string;
  created_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    person: PersonTable;
    person_follow: PersonFollowTable;
    person_block: PersonBlockTable;
  }
}
