import { type KindThat, kindsThat } from '@/lib/base/thing/codes';

/** What a text under review belongs to. */
export const reviewKinds = kindsThat('review');
export type ReviewKind = KindThat<'review'>;

/** How a review stands: read by nobody yet, allowed, refused, or overtaken by a later text. */
export const reviewStates = ['pending', 'allowed', 'refused', 'replaced'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** What can be reported. */
export const reportKinds = kindsThat('report');
export type ReportKind = KindThat<'report'>;

/** Why something is reported; `other` says so in a text. */
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

/** How the reports of a thing stand: nobody has decided, they were right, or there was nothing wrong. */
export const caseStates = ['open', 'founded', 'unfounded'] as const;
export type CaseState = (typeof caseStates)[number];

/** Bounds of a report, and of what staff note when they decide. Texts in characters, pictures in bytes each. */
export const reportLimits = { text: 500, pictures: 6, pictureBytes: 5 * 1024 * 1024, note: 500 } as const;

/** Bounds of the watched words: of one, in characters, and how many are added at once; and of a text that is tried. */
export const wordLimits = { word: 60, atOnce: 200, tried: 5000 } as const;
