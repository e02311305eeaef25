import type { NoticeType } from '@/lib/base/notice/codes';
import type { ThingKind } from '@/lib/base/thing/codes';
import type { Language } from '@/lib/platform/shared/language';

/** A reader's row, locked by every change of their notices. Times in ms. */
export interface NoticeReaderTable {
  person_id: string;
  /** The last `seq`. */
  last_seq: number;
  /** Number of changes, for streams. */
  version: number;
  changed_at: number;
}

/** The `seq` up to which a reader has read all notices of a type. */
export interface NoticeReadTable {
  person_id: string;
  type: NoticeType;
  until: number;
}

/** A notice. */
export interface NoticeTable {
  id: string;
  person_id: string;
  type: NoticeType;
  kind: string;
  /** Unique per person; null if the notice does not gather. */
  gather_key: string | null;
  about_kind: ThingKind | null;
  about_id: string | null;
  /** JSON of a `Detail`. */
  detail: string;
  /** Number of its actors without the withdrawn ones. */
  actor_count: number;
  /** Number per reader, in the order of the list; new whenever it gathers more. */
  seq: number;
  /** The `seq` up to which this notice alone was read. */
  read_seq: number;
  last_at: number;
  /** 0 if all actors are withdrawn or the reader has removed it. */
  is_shown: number;
}

/** A person who caused a notice. Withdrawn ones stay, so that repeating the action does not notify again. */
export interface NoticeActorTable {
  notice_id: string;
  person_id: string;
  at: number;
  is_withdrawn: number;
}

/** How a person wants to be told of a type; of a type without a row, on the site alone. */
export interface NoticeSettingTable {
  person_id: string;
  type: NoticeType;
  on_site: number;
  by_mail: number;
  by_wechat: number;
}

/** Who has chosen how to be told. */
export interface NoticeRecipientTable {
  person_id: string;
  /** Counts the changes of the settings. */
  revision: number;
  /** The language in which they were saved last, which mails and messages are written in. */
  language: Language;
  /** The `seq` up to which mails have told. */
  mailed_seq: number;
  /** The day in Beijing on which the last mail was sent, `YYYY-MM-DD`; empty before the first. */
  mailed_day: string;
  /** The service account does not reach them, as they do not follow it; 0 again when the settings are saved. */
  is_unreachable: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    notice_reader: NoticeReaderTable;
    notice_read: NoticeReadTable;
    notice: NoticeTable;
    notice_actor: NoticeActorTable;
    notice_setting: NoticeSettingTable;
    notice_recipient: NoticeRecipientTable;
  }
}
