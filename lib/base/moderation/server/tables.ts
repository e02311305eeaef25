import type { Generated } from 'kysely';
import type { CaseState, ReportKind, ReportReason } from '../codes';
import type { ReviewKind, ReviewState } from '../contract';

/** Words that lead a text to manual review (specification section 5). */
export interface ModerationWordTable {
  /** As it is compared (`rules/prohibited.ts`). */
  word: string;
  created_at: number;
  /** Who added it; null for the words of the beginning. */
  added_by: Generated<string | null>;
}

/** A text that waits, or has waited, for somebody to read it. */
export interface ModerationReviewTable {
  id: string;
  kind: ReviewKind;
  /** The id of what the text belongs to. */
  subject_id: string;
  /** Which of its texts: `nickname`, `bio` … */
  field: string;
  text: string;
  /** JSON list of the words that were found. */
  words: string;
  state: ReviewState;
  created_at: number;
  decided_at: number | null;
}

/** All reports of one thing that are decided on together; of a thing one case is open at most. */
export interface ModerationCaseTable {
  id: string;
  kind: ReportKind;
  /** The id of the thing. */
  subject_id: string;
  state: CaseState;
  /** How many people have reported it. */
  report_count: number;
  /** When it was reported last. */
  reported_at: number;
  /** What was noted when it was decided; empty before. */
  note: string;
  decided_by: string | null;
  decided_at: number | null;
}

/** That a person has reported a thing: once in a case, however often they write. */
export interface ModerationReportTable {
  id: string;
  case_id: string;
  /** Null when their account is gone. */
  reporter_id: string | null;
  created_at: number;
}

/** What a person has written at once. */
export interface ModerationReportPartTable {
  /** Its pictures are kept under it (`report-pictures.ts`). */
  id: string;
  report_id: string;
  /** Given by the sender; the same one is not taken twice. */
  client_id: string;
  reason: ReportReason;
  text: string;
  created_at: number;
}

export interface ModerationReportPictureTable {
  id: string;
  part_id: string;
  position: number;
  media_key: string;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    moderation_word: ModerationWordTable;
    moderation_review: ModerationReviewTable;
    moderation_case: ModerationCaseTable;
    moderation_report: ModerationReportTable;
    moderation_report_part: ModerationReportPartTable;
    moderation_report_picture: ModerationReportPictureTable;
  }
}
