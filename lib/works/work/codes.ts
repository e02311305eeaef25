/** States of a work (specification section 4, 'Video or content review'); `pending_edit` is a draft. */
export const videoStates = ['pending_edit', 'pending_review', 'verified', 'failed', 'deleted'] as const;
export type VideoState = (typeof videoStates)[number];

/** The state in which everybody sees a work; queries ask by `isPublicWork` of the port. */
export const publicState = 'verified' satisfies VideoState;

/** Limits of a work's fields (specification section 5 where it names one). Texts in characters. */
export const workLimits = {
  title: 80,
  intro: 2000,
  tags: 10,
  tag: 20,
  software: 10,
  softwareName: 40,
  collaborators: 20,
  rolesOfOne: 3,
  /** Maximum bytes of a cover picture; it is cropped to 3:2 and must then be at least as large as a thumbnail. */
  coverBytes: 5 * 1024 * 1024 - 1,
  coverWidth: 504,
  coverHeight: 336,
  subtitleBytes: 512 * 1024,
  /** Unpublished works per person: drafts, those under review, failed ones. */
  unpublished: 30,
} as const;

/** Roles of a collaborator. */
export const creditRoles = [
  'director',
  'producer',
  'concept',
  'visual',
  'programming',
  'animation',
  'camera',
  'editing',
  'sound',
  'music',
  'light',
  'space',
  'performance',
  'writing',
  'commission',
  'other',
] as const;
export type CreditRole = (typeof creditRoles)[number];

/** States of a credit: only confirmed ones are public. */
export const creditStates = ['asked', 'confirmed', 'declined'] as const;
export type CreditState = (typeof creditStates)[number];

/** States of processing a work's file. */
export const processingStates = ['uploading', 'waiting', 'working', 'ready', 'broken'] as const;
export type ProcessingState = (typeof processingStates)[number];

/** Why a file is unusable; with messages for its creator in `messages/<locale>/works/work.json`. */
export const processingProblems = ['notVideo', 'noPicture', 'unreadable', 'tooLong', 'expired', 'failed'] as const;
export type ProcessingProblem = (typeof processingProblems)[number];

/** Languages of subtitles; each work has at most one file of each. */
export const subtitleLanguages = ['zh', 'en', 'ja', 'ko', 'fr', 'de', 'es'] as const;
export type SubtitleLanguage = (typeof subtitleLanguages)[number];

/** Categories of works (`/type`). */
export const workCategories = [
  'installation',
  'projection',
  'generative',
  'intelligence',
  'immersive',
  'sound',
  'performance',
  'robotics',
  'data',
  'network',
  'bioart',
  'light',
  'film',
] as const;
export type WorkCategory = (typeof workCategories)[number];

/** Classes of length, in seconds: from (inclusive) and to (exclusive). */
export const lengths = { short: [0, 180], medium: [180, 600], long: [600, 1_000_000] } as const;
export const lengthClasses = ['short', 'medium', 'long'] as const satisfies (keyof typeof lengths)[];
