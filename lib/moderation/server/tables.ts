import type { ReviewKind, ReviewState } from '../contract';

/** Words that lead a text to manual review (specification section 5). */
export interface ModerationWordTable {
  /** As it is compared (`rules/prohibited.ts`). */
  word: string;
  created_at: number;
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

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    moderation_word: ModerationWordTable;
    moderation_review: ModerationReviewTable;
  }
}

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** Staff have decided on a text; its owner puts an allowed one in its place. */
    'moderation.decided': { kind: ReviewKind; subjectId: string; field: string; text: string; isAllowed: boolean };
  }
}
