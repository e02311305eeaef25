import type { Expression } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import type { Language } from '@/lib/platform/shared/language';
import type { KindThat, ThingKind, ThingUse } from '../codes';
import type { Searchable } from './searchable';

/** A thing by name, whether it is still public or not. */
export interface NamedThing {
  id: string;
  /** Its title, text or name; empty if it has none any more. */
  text: string;
  /** The language of the text, if known. */
  language: Language | null;
  /** The nickname of its owner; null for a person, a channel and things without an owner. */
  author: string | null;
  /** The id of its owner, of a person their own; null for a channel and things without an owner. */
  authorId: string | null;
  /** Media key of its picture; null if it has none. */
  thumb: string | null;
  /** Whether it is public. */
  isPublic: boolean;
  /** Its public path, without language prefix; null if it has none. */
  path: string | null;
  /** Its path in the console; null where the console has no page for it. */
  staffPath: string | null;
}

/** A query with one row for a public thing, else none; run alone or as a subquery. */
export type PublicThing = Expression<{ id: string }> & {
  executeTakeFirst(): Promise<{ id: string } | undefined>;
};

/** A thing was liked, discussed or collected (positive `by`), or that was undone. */
export interface Counted {
  id: string;
  by: number;
}

/**
 * Changes a count of a thing, in the same transaction. Increasing throws NullPointer for a thing that is not public;
 * decreasing always works.
 */
export type Count = (context: Context, tx: Tx, counted: Counted) => Promise<void>;

/** A decision of staff on a text of a thing; its owner publishes an allowed one. */
export interface DecidedText {
  id: string;
  field: string;
  text: string;
  isAllowed: boolean;
}

/** The part of a declaration that every kind has. */
interface Declaration<Kind extends ThingKind> {
  kind: Kind;
  /** Things by name, in the context's language if they have one in it; unknown ids are left out. */
  findNamed(
    context: Pick<Context, 'language' | 'now' | 'things'>,
    db: Reader,
    ids: readonly string[],
  ): Promise<NamedThing[]>;
}

interface Seen {
  /** Finds a public thing, by its id or by a column of an outer query. */
  findPublic(db: Reader, id: string | Expression<string>): PublicThing;
}

/** The additional parts for each use. */
interface Parts {
  like: { countLike: Count };
  /** `findOpen` finds what takes comments, where not everything public does. */
  comment: Seen & { countComments: Count; findOpen?: Seen['findPublic'] };
  /** Without `countCollections` the number of collections is not stored. */
  collection: Seen & { countCollections?: Count };
  report: object;
  /**
   * `placeDecided` answers whether who wrote the text is to be told what was decided; not where the owner tells them something
   * else, or they see it anyway.
   */
  review: { placeDecided(context: Context, tx: Tx, decided: DecidedText): Promise<boolean> };
  search: { search: Searchable };
}

type ThingThat<Use extends ThingUse> = { readonly [Kind in KindThat<Use>]: Declaration<Kind> & Parts[Use] };

/** Every kind of thing by its owner's declaration; `registry[kind]` has the parts for the uses of the kind. */
export type ThingRegistry = ThingThat<'like'> &
  ThingThat<'comment'> &
  ThingThat<'collection'> &
  ThingThat<'report'> &
  ThingThat<'review'> &
  ThingThat<'search'>;

/** A slice's declaration of a kind that it owns (`server/slice.ts`, `things`). */
export type Thing<Kind extends ThingKind = ThingKind> = ThingRegistry[Kind];

declare module '@/lib/platform/server/context' {
  interface Things extends ThingRegistry {}
}

declare module '@/lib/platform/server/slice' {
  interface Slice {
    /** The kinds of public things that the slice owns. */
    things?: readonly Thing[];
  }
}
