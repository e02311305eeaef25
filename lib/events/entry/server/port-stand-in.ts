import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { translate } from '@/lib/platform/shared/language';
import { releaseFromContest } from '@/lib/works/work/port';
import type { EntryItem } from '../contract';

/** Stands for the verbs of entries until they are there: the three that publishing a result calls. */

/** Writes what a published result makes of all entries that are shown: of the chosen ones, and of the others. */
export async function writeResults(
  _context: Context,
  tx: Tx,
  { contestId, chosen, stage }: { contestId: string; chosen: readonly string[]; stage: 'shortlist' | 'award' },
): Promise<void> {
  const [from, to, otherwise] =
    stage === 'shortlist'
      ? (['submitted', 'shortlisted', 'notShortlisted'] as const)
      : (['shortlisted', 'awarded', 'notAwarded'] as const);
  const entries = tx
    .updateTable('contest_entry')
    .where('activity_id', '=', contestId)
    .where('state', '=', from)
    .where('is_shown', '=', 1);
  if (chosen.length > 0) await entries.set({ state: to }).where('id', 'in', chosen).execute();
  await tx
    .updateTable('contest_entry')
    .set({ state: otherwise })
    .where('activity_id', '=', contestId)
    .where('state', '=', from)
    .where('is_shown', '=', 1)
    .where('id', 'not in', chosen.length > 0 ? chosen : [''])
    .execute();
}

/** Frees the works of a contest that has ended. */
export async function releaseWorks(_context: Context, tx: Tx, contestId: string): Promise<void> {
  const entries = await tx
    .selectFrom('contest_entry')
    .select('work_id')
    .where('activity_id', '=', contestId)
    .where('state', 'in', ['notShortlisted', 'notAwarded', 'awarded'])
    .where('work_id', 'is not', null)
    .execute();
  for (const { work_id } of entries) await releaseFromContest(tx, work_id ?? '');
}

/** Entries as items of a public list, in the order of the ids. */
export async function findEntryItems(context: Context, ids: readonly string[]): Promise<EntryItem[]> {
  if (ids.length === 0) return [];
  const rows = await context.db.read.selectFrom('contest_entry').selectAll().where('id', 'in', ids).execute();
  const items = new Map(
    rows.map((row): [string, EntryItem] => {
      const title = translate(row.title_zh, row.title_en, context.language);
      const pictures = JSON.parse(row.pictures) as string[];
      return [
        row.id,
        {
          ...{ id: row.id, number: row.number ?? 0, title: title.text, titleLanguage: title.language },
          ...{ thumb: pictures[0] ?? null, categoryId: row.category_id ?? '', mode: row.mode, teamName: row.team_name },
          ...{ people: [], duration: 0, result: row.state === 'awarded' ? 'awarded' : 'shortlisted' },
        },
      ];
    }),
  );
  return ids.flatMap((id) => items.get(id) ?? []);
}
