/** What a text under review belongs to; a slice whose texts are reviewed adds its kind. */
export const reviewKinds = ['person', 'video', 'comment', 'playlist'] as const;
export type ReviewKind = (typeof reviewKinds)[number];

/** How a review stands: read by nobody yet, allowed, refused, or overtaken by a later text. */
export const reviewStates = ['pending', 'allowed', 'refused', 'replaced'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** What can be reported; a slice whose things are public adds its kind here and to `server/find-subjects.ts`. */
export const reportKinds = ['video', 'comment', 'person', 'activity', 'topic', 'playlist'] as const;
export type ReportKind = (typeof reportKinds)[number];

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
