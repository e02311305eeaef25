/** What people can do with a thing, and what the product does with it; each use requires a part of its declaration. */
const uses = ['like', 'comment', 'collection', 'report', 'review', 'search'] as const;
export type ThingUse = (typeof uses)[number];

/**
 * Every kind of public thing with its uses. The registry (`server/thing.ts`) must declare each of them, and so must
 * every table by kind in the browser; a missing one is a type error. New kinds are added at the end: the search index
 * marks kinds by their position.
 */
const thingKinds = {
  video: ['like', 'comment', 'collection', 'report', 'review', 'search'],
  comment: ['like', 'report', 'review'],
  person: ['report', 'review', 'search'],
  topic: ['collection', 'report', 'review', 'search'],
  activity: ['comment', 'collection', 'report', 'review', 'search'],
  playlist: ['collection', 'report', 'review'],
  article: ['like', 'comment', 'collection', 'report', 'review', 'search'],
  question: ['like', 'comment', 'collection', 'report', 'review', 'search'],
  answer: ['like', 'comment', 'report', 'review'],
  entry: ['report'],
  live: ['comment', 'report', 'review', 'search'],
  job: ['report', 'review', 'search'],
  demand: ['report', 'review', 'search'],
} as const satisfies Record<string, readonly ThingUse[]>;
export type ThingKind = keyof typeof thingKinds;

/** The kinds that have a use: `KindThat<'like'>` is what can be liked. */
export type KindThat<Use extends ThingUse> = {
  [Kind in ThingKind]: Use extends (typeof thingKinds)[Kind][number] ? Kind : never;
}[ThingKind];

/** The same as a list, in the order of the table. */
export function kindsThat<Use extends ThingUse>(use: Use): readonly KindThat<Use>[] {
  const kinds = Object.keys(thingKinds) as ThingKind[];
  return kinds.filter((kind): kind is KindThat<Use> => (thingKinds[kind] as readonly ThingUse[]).includes(use));
}

/** What search indexes of a thing (`lib/base/search`). */
export interface SearchDocument {
  nameZh: string;
  nameEn: string | null;
  /** Other words by which it is found: tags, its author. */
  keywords: readonly string[];
  /** Texts of it, in any language. */
  texts: readonly string[];
  /** Its popularity among its kind; an integer. */
  weight: number;
}
