import type { Context } from '@/lib/platform/server/context';
import type { ReportKind } from '../codes';
import type { ReportSubject } from '../contract';

/**
 * Things that can be reported, by their ids, whether everybody can see them or not any more; what was never there is left
 * out.
 */
export async function findSubjects(
  context: Pick<Context, 'db' | 'language' | 'things'>,
  kind: ReportKind,
  ids: string[],
): Promise<Map<string, ReportSubject>> {
  const found = ids.length > 0 ? await context.things[kind].findNamed(context, context.db.read, ids) : [];
  return new Map(found.map((thing) => [thing.id, { kind, ...thing }]));
}
