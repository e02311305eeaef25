import type { Generated } from 'kysely';

/** What a contest has beside its activity. Times in ms. */
export interface ContestTable {
  activity_id: string;
  /** Unique; null while it has none. Never changed once published. */
  name: string | null;
  published_at: number | null;
  /** Published, its activity public and not canceled: what lists show. */
  is_listed: Generated<0 | 1>;
  /** Those of the registration of its activity, kept by `keepContest`, so that lists are read from an index. */
  enrol_start_at: Generated<number>;
  enrol_end_at: Generated<number>;
  is_blind: Generated<0 | 1>;
  /** When entered works are shown; null: with the result. */
  works_at: number | null;
  /** Both null for no vote. */
  vote_start_at: number | null;
  vote_end_at: number | null;
  /** As announced. */
  results_at: number | null;
  /** 0 while there are none. */
  terms_version: Generated<number>;
  /** JSON of `contentBlocks`, sanitised. */
  blocks: Generated<string>;
  /** When its shortlist and its awards were published. */
  shortlisted_at: number | null;
  decided_at: number | null;
  revision: Generated<number>;
  created_at: number;
  updated_at: number;
}

export interface ContestCategoryTable {
  id: string;
  activity_id: string;
  position: number;
  name_zh: string;
  name_en: string;
  /** JSON list of `EntryMode`. */
  modes: string;
  /** JSON list of `Fee`, in the order of their dates. */
  fees: string;
}

/** A version of the terms; rows are only added, but a contest that was never published has its first one replaced. */
export interface ContestTermsTable {
  activity_id: string;
  /** From 1. */
  version: number;
  /** Sanitised HTML. */
  body_zh: string;
  body_en: string;
  made_at: number;
}

/** What was changed of a published contest. */
export interface ContestChangeTable {
  id: string;
  activity_id: string;
  change: string;
  at: number;
}

/** A picture that was uploaded for the page of a contest. */
export interface ContestPictureTable {
  key: string;
  activity_id: string;
  added_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    contest: ContestTable;
    contest_category: ContestCategoryTable;
    contest_terms: ContestTermsTable;
    contest_change: ContestChangeTable;
    contest_picture: ContestPictureTable;
  }
}
