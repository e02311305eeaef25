import type { ThingRef } from '@/lib/base/notice/port';
import type { ThingKind } from '@/lib/base/thing/codes';
import type { NamedThing } from '@/lib/base/thing/port';
import type { Context } from '@/lib/platform/server/context';
import type { NoticeThing } from '../contract';

/** A thing as a reader of notices sees it. */
export interface SeenThing extends NoticeThing {
  /** Its page; null if it is not public. */
  path: string | null;
}

/** Returns a thing by its kind and id; an unknown one is gone. */
export type ThingFinder = (ref: ThingRef) => SeenThing;

/**
 * The things of notices, in the context's language, by one query per kind. The text of a private thing is only for its owner.
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
