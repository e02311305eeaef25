/** States of a work (specification section 4, 'Video or content review'); `pending_edit` is a draft. */
export const videoStates = ['pending_edit', 'pending_review', 'verified', 'failed', 'deleted'] as const;
export type VideoState = (typeof videoStates)[number];

/** The state in which everybody sees a work; queries ask by `isPublicWork` of the port. */
export const publicState = 'verified' satisfies VideoState;

/** States in which staff see a work; a deleted one is gone for them too. */
export const reviewedStates = ['pending_review', 'verified', 'failed', 'pending_edit'] as const satisfies VideoState[];

/** Bounds of what its creator says of a work (specification section 5 where it names one). Texts in characters. */
export const workLimits = {
  title: 80,
  intro: 2000,
  reason: 500,
  tags: 10,
  tag: 20,
  software: 10,
  softwareName: 40,
  collaborators: 20,
  rolesOfOne: 3,
  /** A cover is a picture of at most this many bytes; it is cut to 3:2 and must then be as large as a thumbnail. */
  coverBytes: 5 * 1024 * 1024 - 1,
  coverWidth: 504,
  coverHeight: 336,
  subtitleBytes: 512 * 1024,
  /** Works of one person that are not public: drafts, those that wait for staff, those that failed. */
  unpublished: 30,
} as const;

/** What a collaborator did. */
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
  'other',
] as const;
export type CreditRole = (typeof creditRoles)[number];

/** How a credit stands: only a confirmed one is shown to everybody. */
export const creditStates = ['asked', 'confirmed', 'declined'] as const;
export type CreditState = (typeof creditStates)[number];

/** How far the file of a work has come. */
export const processingStates = ['uploading', 'waiting', 'working', 'ready', 'broken'] as const;
export type ProcessingState = (typeof processingStates)[number];

/** Why a file cannot be shown, in words that its creator understands (`messages/<locale>/works/work.json`). */
export const processingProblems = ['notVideo', 'noPicture', 'unreadable', 'tooLong', 'expired', 'failed'] as const;
export type ProcessingProblem = (typeof processingProblems)[number];

/** The languages that subtitles may have; each work has one file of each at most. */
export const subtitleLanguages = ['zh', 'en', 'ja', 'ko', 'fr', 'de', 'es'] as const;
export type SubtitleLanguage = (typeof subtitleLanguages)[number];

/** The kinds of work that are browsed by (`/type`). */
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
