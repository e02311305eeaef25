/** States of an article (specification section 4, 'Video or content review'); `pending_edit` is a draft. */
export const articleStates = ['pending_edit', 'pending_review', 'verified', 'failed', 'deleted'] as const;
export type ArticleState = (typeof articleStates)[number];

/** The state in which everybody sees an article. */
export const publicArticleState = 'verified' satisfies ArticleState;

/** Orders of a list of articles: the latest first, the most liked first. */
export const articleOrders = ['latest', 'liked'] as const;
export type ArticleOrder = (typeof articleOrders)[number];

/**
 * How the text of an article in one language stands to that in the other: it is missing, or the only one; its author has
 * not yet said that both say the same, has said so, or has changed the other one since.
 */
export const textStates = ['missing', 'alone', 'unchecked', 'checked', 'stale'] as const;
export type TextState = (typeof textStates)[number];

/** Limits of articles; texts in characters, of a body with its markup. */
export const articleLimits = {
  title: 100,
  body: 100_000,
  /** Elements of a body: deeply nested ones take long to sanitise. */
  bodyTags: 5000,
  tags: 5,
  tag: 20,
  /** Of the beginning of a body, for lists. */
  excerpt: 160,
  /** Works embedded in a body. */
  works: 20,
  /** Maximum bytes of a picture; a moving one is stored as it moves. */
  pictureBytes: 8 * 1024 * 1024,
  /** Pictures uploaded for one article, used or not. */
  pictures: 100,
  /** The cover is cropped to 3:2 and must then be at least as large as a thumbnail. */
  coverWidth: 504,
  coverHeight: 336,
  /** Unpublished articles per person: drafts, those under review, failed ones. */
  unpublished: 30,
  /** Versions kept of an article, the latest ones; a draft that is being written adds one after this time at the earliest. */
  versions: 50,
  versionMinutes: 10,
  /** Tags offered as filters. */
  subjects: 24,
} as const;
