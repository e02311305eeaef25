import type { Context } from '@/lib/platform/server/context';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import { findVideoItems } from '@/lib/works/work/port';
import type { RecommendedTeam } from '../contract';
import type { TeamRecommendationTable } from './tables';
import { findTeamPeople } from './team-people';

/** Recommendations with their people and those of their works that are still public; who was erased is left out. */
export async function toTeams<Row extends TeamRecommendationTable>(
  context: Context,
  rows: readonly Row[],
): Promise<{ row: Row; team: RecommendedTeam }[]> {
  const workIds = rows.map(({ work_ids }) => JSON.parse(work_ids) as string[]);
  const [people, works] = await Promise.all([
    findTeamPeople(
      context,
      rows.map(({ person_id }) => person_id),
    ),
    findVideoItems(context, [...new Set(workIds.flat())]),
  ]);
  const workOf = new Map(works.map((work) => [work.videoId, work]));
  return rows.flatMap((row, place) => {
    const person = people.get(row.person_id);
    if (!person) return [];
    const reason = translate(row.reason_zh, row.reason_en, context.language);
    const team = {
      id: row.id,
      person: { ...person, works: (workIds[place] ?? []).flatMap((id) => workOf.get(id) ?? []) },
      ...{ reason: reason.text, reasonLanguage: reason.language },
      ...{ at: isoInBeijing(row.at), isSeen: row.seen_at !== null, mark: row.mark },
    };
    return [{ row, team }];
  });
}
