import type { Generated } from 'kysely';
import type { Language } from '@/lib/platform/shared/language';
import type { ReminderWay, ReminderWord } from '../codes';

/** Who is to be reminded of a broadcast. */
export interface LiveReminderTable {
  broadcast_id: string;
  person_id: string;
  /** That in which they asked, for what is sent outside of the site. */
  language: Language;
  added_at: number;
}

/** What a person chose for all their reminders; without a row every way is on. */
export interface LiveReminderChoiceTable {
  person_id: string;
  sms_off: Generated<0 | 1>;
  wechat_off: Generated<0 | 1>;
  push_off: Generated<0 | 1>;
  /** The service account said that they do not follow it; until they turn it on again. */
  is_unreachable: Generated<0 | 1>;
}

/** What became of a message. */
export type ReminderOutcome = 'sent' | 'unreachable' | 'refused';

/**
 * A message to a person: its key makes it one, whoever sends. `turn` tells apart what may be said again: the start (ms) of which
 * it reminds or that was canceled or missed, the time (ms) of a change.
 */
export interface LiveReminderMessageTable {
  broadcast_id: string;
  word: ReminderWord;
  turn: number;
  person_id: string;
  way: ReminderWay;
  /** When a node took it to send it; 0 for one that is to be tried again. */
  taken_at: number;
  /** Null while it is being sent. */
  outcome: ReminderOutcome | null;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    live_reminder: LiveReminderTable;
    live_reminder_choice: LiveReminderChoiceTable;
    live_reminder_message: LiveReminderMessageTable;
  }
}
