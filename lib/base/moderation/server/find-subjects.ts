import type { Context } from '@/lib/platform/server/context';
import type { ReportKind } from '../codes';
import type { ReportSubject } from '../contract';

/** Reportable things by their ids, whether they are still public or not; unknown ids are left out. */
export async function findSubjects(
  context: Pick<Context, 'db' | 'language' | 'now' | 'things'>,
  kind: ReportKind,
  ids: string[],
): Promise<Map<string, ReportSubject>> {
  const found = ids.length > 0 ? await context.things[kind].findNamed(context, context.db.read, ids) : [];
  return new Map(found.map(({ authorId: _, thumb: __, ...thing }) => [thing.id, { kind, ...thing }]));
}
