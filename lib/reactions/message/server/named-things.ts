import type { ThingRef } from '@/lib/base/notice/port';
import type { ThingKind } from '@/lib/base/thing/codes';
import type { NamedThing } from '@/lib/base/thing/port';
import type { Context } from '@/lib/platform/server/context';
import type { NoticeThing } from '../contract';

/** A thing as one reader of notices sees it. */
export interface SeenThing extends NoticeThing {
  /** Its page; null where this reader finds none. */
  path: string | null;
}

/** Gives a thing by its kind and id; one that was never asked for or never there has gone. */
export type ThingFinder = (ref: ThingRef) => SeenThing;

/**
 * Finds what notices are about, in the context's language, with one look for each kind. Of what not everybody sees only its
 * owner learns the text.
 */
export async function findThings(context: Context, refs: readonly ThingRef[], readerId: string): Promise<ThingFinder> {
  const wanted = Map.groupBy(refs, ({ kind }) => kind);
  const found = new Map<ThingKind, Map<string, NamedThing>>();
  for (const [kind, own] of wanted) {
    const ids = [...new Set(own.map(({ id }) => id))];
    const named = await context.things[kind].findNamed(context, context.db.read, ids);
    found.set(kind, new Map(named.map((thing) => [thing.id, thing])));
  }
  return ({ kind, id }) => {
    const thing = found.get(kind)?.get(id);
    if (!thing?.path || !(thing.isPublic || thing.authorId === readerId)) {
      return { kind, id, text: '', language: null, thumb: null, isGone: true, path: null };
    }
    const { text, language, thumb, isPublic } = thing;
    return { kind, id, text, language, thumb, isGone: false, path: isPublic ? thing.path : null };
  };
}
