/** What people can do with a thing, and what is done with it for them; each asks for a part of its declaration. */
const uses = ['like', 'comment', 'collection', 'report', 'review', 'search'] as const;
export type ThingUse = (typeof uses)[number];

/**
 * Every kind of public thing with its uses. The registry (`server/thing.ts`) must have a declaration for each of them, and so
 * must every table over kinds in the browser: what is missing does not compile. New kinds come last: the search index marks
 * the kinds by their places.
 */
const thingKinds = {
  video: ['like', 'comment', 'collection', 'report', 'review', 'search'],
  comment: ['like', 'report', 'review'],
  person: ['report', 'review', 'search'],
  topic: ['report', 'search'],
  activity: ['collection', 'report', 'search'],
  playlist: ['collection', 'report', 'review'],
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

/** What is to be found of a thing (`lib/base/search`). */
export interface SearchDocument {
  nameZh: string;
  nameEn: string | null;
  /** Other words by which it is looked for: tags, who made it. */
  keywords: readonly string[];
  /** What is written of it, in any language. */
  texts: readonly string[];
  /** How popular it is among its kind; a whole number. */
  weight: number;
}
