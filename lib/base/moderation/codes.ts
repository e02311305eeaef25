import { type KindThat, kindsThat } from '@/lib/base/thing/codes';

/** Kinds of things with texts under review. */
export const reviewKinds = kindsThat('review');
export type ReviewKind = KindThat<'review'>;

/** The state of a review: undecided, allowed, refused, or replaced by a later text. */
export const reviewStates = ['pending', 'allowed', 'refused', 'replaced'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Kinds that can be reported. */
export const reportKinds = kindsThat('report');
export type ReportKind = KindThat<'report'>;

/** Reasons for a report; `other` needs a text. */
export const reportReasons = [
  'copyright',
  'credit',
  'sexual',
  'violence',
  'hate',
  'fraud',
  'minors',
  'illegal',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The state of a case: undecided, justified, or unjustified. */
export const caseStates = ['open', 'founded', 'unfounded'] as const;
export type CaseState = (typeof caseStates)[number];

/** Limits of a report, and of notes on a decision. Texts in characters, pictures in bytes each. */
export const reportLimits = { text: 500, pictures: 6, pictureBytes: 5 * 1024 * 1024, note: 500 } as const;

/** Limits of the prohibited words: length of one in characters, number added at once; and length of a text to test. */
export const wordLimits = { word: 60, atOnce: 200, tried: 5000 } as const;
