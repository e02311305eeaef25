import type { Expression } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import type { Language } from '@/lib/platform/shared/language';
import type { KindThat, ThingKind, ThingUse } from '../codes';
import type { Searchable } from './searchable';

/** One thing as people know it by name, whether everybody can see it or not any more. */
export interface NamedThing {
  id: string;
  /** Its title, its text or its name; empty where nothing is left. */
  text: string;
  /** The language that the text is known to be in. */
  language: Language | null;
  /** The nickname of whose it is; null for a person, a channel and what belongs to nobody any more. */
  author: string | null;
  /** Whether everybody can see it. */
  isPublic: boolean;
  /** Where everybody sees it, without language prefix; null for what has no place of its own any more. */
  path: string | null;
  /** Where staff act on it; null where the console has no page for it. */
  staffPath: string | null;
}

/** A statement that gives one row for what everybody may see, else none; to be run, or to stand in another one. */
export type PublicThing = Expression<{ id: string }> & {
  executeTakeFirst(): Promise<{ id: string } | undefined>;
};

/** That a thing was liked, discussed or collected once more (`by` is positive) or less. */
export interface Counted {
  id: string;
  by: number;
}

/**
 * Counts for a thing, in the transaction that changes the number. One more throws NullPointer where not everybody can see the
 * thing; one less counts whatever became of it.
 */
export type Count = (context: Context, tx: Tx, counted: Counted) => Promise<void>;

/** What staff have decided on a text of a thing, which its owner puts in its place when it is allowed. */
export interface DecidedText {
  id: string;
  field: string;
  text: string;
  isAllowed: boolean;
}

/** What the owner of a kind says of its things in any case. */
interface Declaration<Kind extends ThingKind> {
  kind: Kind;
  /** These things by name, in the context's language where they have one in it; what was never there is left out. */
  findNamed(context: Pick<Context, 'language' | 'things'>, db: Reader, ids: readonly string[]): Promise<NamedThing[]>;
}

interface Seen {
  /** Finds a thing, by its id or by a column of an outer statement, if everybody may see it. */
  findPublic(db: Reader, id: string | Expression<string>): PublicThing;
}

/** What a use asks for beside that. */
interface Parts {
  like: { countLike: Count };
  comment: Seen & { countComments: Count };
  /** Without a count nobody is told how many have collected it. */
  collection: Seen & { countCollections?: Count };
  report: object;
  review: { placeDecided(context: Context, tx: Tx, decided: DecidedText): Promise<void> };
  search: { search: Searchable };
}

type ThingThat<Use extends ThingUse> = { readonly [Kind in KindThat<Use>]: Declaration<Kind> & Parts[Use] };

/** Every kind of thing by its owner's declaration; `registry[kind]` has what the uses of the kind ask for. */
export type ThingRegistry = ThingThat<'like'> &
  ThingThat<'comment'> &
  ThingThat<'collection'> &
  ThingThat<'report'> &
  ThingThat<'review'> &
  ThingThat<'search'>;

/** What a slice declares of a kind of its own (`server/slice.ts`, `things`). */
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
