import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { ThingKind } from '../codes';

/** Whose a thing is, whether everybody sees it or not; null where it is nobody's, and where there is none. */
export async function authorOf(
  context: Pick<Context, 'language' | 'now' | 'things'>,
  db: Reader,
  { kind, id }: { kind: ThingKind; id: string },
): Promise<string | null> {
  const [thing] = await context.things[kind].findNamed(context, db, [id]);
  return thing?.authorId ?? null;
}
