import type { NoticeType } from '@/lib/base/notice/codes';
import type { ThingKind } from '@/lib/base/thing/codes';

/** One row of a reader, held by whatever changes their notices: each change comes after the one before. Times in ms. */
export interface NoticeReaderTable {
  person_id: string;
  /** The `seq` that was given out last. */
  last_seq: number;
  /** Counts the changes, for those who follow them. */
  version: number;
  changed_at: number;
}

/** Up to which `seq` a reader has read all notices of a type. */
export interface NoticeReadTable {
  person_id: string;
  type: NoticeType;
  until: number;
}

/** What a person is told: once for each time that it happens, or once for all that is gathered. */
export interface NoticeTable {
  id: string;
  person_id: string;
  type: NoticeType;
  kind: string;
  /** What is gathered in one notice of a person has the same; null for what is not. */
  gather_key: string | null;
  about_kind: ThingKind | null;
  about_id: string | null;
  /** JSON of a `Detail`. */
  detail: string;
  /** How many of its actors have not taken it back. */
  actor_count: number;
  /** Its place among the reader's notices, which are counted; a new one whenever it gathers more. */
  seq: number;
  /** Up to which `seq` the reader has read this one by itself. */
  read_seq: number;
  last_at: number;
  /** 0 when all have taken it back, and when the reader has removed it. */
  is_shown: number;
}

/** Whose doing a notice is. Who has taken it back stays, so that doing it again tells nobody again. */
export interface NoticeActorTable {
  notice_id: string;
  person_id: string;
  at: number;
  is_withdrawn: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    notice_reader: NoticeReaderTable;
    notice_read: NoticeReadTable;
    notice: NoticeTable;
    notice_actor: NoticeActorTable;
  }
}
