import type { Context } from '@/lib/platform/server/context';
import type { ShownThing } from '../../contract';
import type { NamedRef } from '../../rules/block-things';

/** A thing as a key: ids are unique among those of a kind. */
export const thingName = ({ kind, id }: NamedRef): string => `${kind}:${id}`;

/** Public things by name, each once, in any order, in the context's language; all others are left out. One query for each kind. */
export async function findThings(
  context: Pick<Context, 'db' | 'language' | 'now' | 'things'>,
  named: readonly NamedRef[],
): Promise<ShownThing[]> {
  const byKind = Map.groupBy(named, ({ kind }) => kind);
  const found = await Promise.all(
    [...byKind].map(async ([kind, refs]) => {
      const ids = [...new Set(refs.map(({ id }) => id))];
      const things = await context.things[kind].findNamed(context, context.db.read, ids);
      return things.flatMap(({ id, text: title, language, author, thumb, isPublic, path }): ShownThing[] =>
        isPublic && path !== null ? [{ kind, id, title, language, thumb, author, path }] : [],
      );
    }),
  );
  return found.flat();
}
