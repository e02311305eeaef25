export interface PersonTable {
  id: string;
  nickname: string;
  /** The nickname as it is compared: lower case, normalised. Unique. */
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
  /** Place in the row under the banners of the home page; null when not in it. */
  featured_position: number | null;
  created_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    person: PersonTable;
  }
}
