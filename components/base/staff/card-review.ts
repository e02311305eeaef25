import type { ReviewAct } from '@/lib/base/staff/codes';
import type * as contract from '@/lib/base/staff/contract';
import type { Remote } from '@/lib/platform/client/remote';
import type { Call } from '@/lib/platform/shared/endpoint';
import type { Language } from '@/lib/platform/shared/language';

/** The calls of a slice with which its things are reviewed. */
export interface ReviewCalls {
  get: Remote;
  list: Call;
  decide: Remote<typeof contract.reviewDecision>;
  /** Where public ones can be featured. */
  feature?: Remote<typeof contract.featuring>;
}

/** Predefined reasons for sending something back. */
export interface ReviewReasons {
  /** In which they are written: that of whoever reads them. */
  language: Language;
  list: readonly { name: string; text: string }[];
}

/** The reasons by their names in the language of the console, with their texts in that of whoever reads them. */
export function reviewReasons<Name extends string>(
  language: Language,
  names: Record<Name, string>,
  texts: Record<Name, string>,
): ReviewReasons {
  const keys = Object.keys(names) as Name[];
  return { language, list: keys.map((key) => ({ name: names[key], text: texts[key] })) };
}

/** What a slice says of its own things: `useTranslations` of its messages. The words that all share are in `staffReview`. */
export type ReviewWords = (word: ReviewWord, values?: { language: string }) => string;

type ReviewWord =
  /** In the table. */
  | 'search'
  | 'empty'
  | 'emptyText'
  | 'thing'
  | 'untitled'
  | 'id'
  /** At the decision. */
  | 'approveHint'
  | 'openPage'
  | ReasonedAct
  | `reasonHint.${ReasonedAct}`
  | 'ready'
  | 'needsReason'
  | 'nothingToDo.failed'
  | 'nothingToDo.pending_edit'
  /** After it. */
  | 'refused'
  | 'changed'
  | 'gone';

/** What is not done without a reason. */
export type ReasonedAct = Exclude<ReviewAct, 'approve'>;
