import type { Generated } from 'kysely';
import type { ActivityCategory, ReviewCode } from '../codes';

export interface ActivityTable {
  id: string;
  organiser_id: string;
  /** Its channel; null for none. */
  topic_id: string | null;
  category: ActivityCategory;
  /** `reviewCode`; status 4 and 5 follow from the clock (`rules/status.ts`). */
  review_state: ReviewCode;
  /** Empty where there is no text in the language; null in English only in rows from before there was an editor. */
  title_zh: string;
  title_en: string | null;
  /** Sanitised HTML. */
  body_zh: Generated<string>;
  body_en: Generated<string>;
  /** Media key of the cover, 3:4. */
  cover: string | null;
  /** JSON list of media keys, in order. */
  photos: Generated<string>;
  /** How many photos: the photo wall has only those with some. */
  photo_count: Generated<number>;
  /** 0 while a draft does not say it; as the three below. */
  enrol_start_at: Generated<number>;
  enrol_end_at: Generated<number>;
  hold_start_at: number;
  hold_end_at: number;
  /** An id of the area dictionary; empty for none. */
  city_id: Generated<string>;
  venue_zh: Generated<string>;
  venue_en: Generated<string>;
  address_zh: Generated<string>;
  address_en: Generated<string>;
  /** For participants only. */
  online_url: Generated<string>;
  /** How many may sign up; 0 for no limit. */
  capacity: Generated<number>;
  /** Tickets in all for the types that share it; null for no common stock. */
  common_stock: number | null;
  /** Null where tickets are not taken back. */
  refund_hours: number | null;
  refund_percent: Generated<number>;
  /** JSON list of the organiser's questions (`WrittenQuestion`). */
  questions: Generated<string>;
  /** Lowest price in fen, 0 where people sign up; null for a contest. */
  price_from: number | null;
  /** Highest price in fen: above 0 it costs something. */
  price_to: Generated<number>;
  /** Number of changes; the SEQUENCE of its calendar file. */
  revision: Generated<number>;
  /** Why it was rejected or taken down. */
  reason: Generated<string>;
  /** JSON list of the prohibited words in its texts when it was submitted. */
  words: Generated<string>;
  created_at: number;
  updated_at: Generated<number>;
  /** Last submission; null before. */
  submitted_at: number | null;
  /** When it was first approved; null before. */
  verified_at: number | null;
  /** Last change that readers see; null for none since it was approved. */
  edited_at: number | null;
  /** When it was canceled; null for not. It stays public then. */
  canceled_at: number | null;
  cancel_reason: Generated<string>;
  /** The last change of time, place or price while it was public; null for none. */
  told_at: number | null;
  comment_count: Generated<number>;
  /** Of a published contest: what its address has in place of its id; unique. Null for every other activity. */
  contest_name: string | null;
}

/** A ticket type as its organiser describes it; how many are left is in `ticket_stock` of tickets. */
export interface ActivityTicketTypeTable {
  id: string;
  activity_id: string;
  position: number;
  name_zh: string;
  name_en: string;
  price_fen: number;
  /** Null where it has no number of its own. */
  quantity: number | null;
  shares_stock: 0 | 1;
  /** 0 for no limit. */
  per_person: number;
  /** Null: as the registration. */
  sale_start_at: number | null;
  sale_end_at: number | null;
  is_paused: Generated<0 | 1>;
}

/**
 * A place of a public activity in the filtered lists: one row for each of the eight combinations of its category, city and
 * price with 'all', which is 0 or an empty text. A page of a list is so many rows of an index.
 */
export interface ActivityEntryTable {
  activity_id: string;
  /** 0 for all. */
  category: number;
  /** Empty for all. */
  city_id: string;
  /** `free` or `paid`; empty for all. */
  price: string;
  hold_start_at: number;
  hold_end_at: number;
}

/** How many public activities a city has: what the filter offers. */
export interface ActivityCityTable {
  city_id: string;
  activity_count: number;
}

/** Who is to be reminded of an activity on the day before. */
export interface ActivityReminderTable {
  activity_id: string;
  person_id: string;
  added_at: number;
}

/** A picture that was uploaded for an activity; in use or not, it is stored while it has its row. */
export interface ActivityPictureTable {
  key: string;
  activity_id: string;
  added_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    activity: ActivityTable;
    activity_ticket_type: ActivityTicketTypeTable;
    activity_entry: ActivityEntryTable;
    activity_city: ActivityCityTable;
    activity_reminder: ActivityReminderTable;
    activity_picture: ActivityPictureTable;
  }
}
