import { shownNickname } from '@/lib/people/person/port';
import type { Reader } from '@/lib/platform/server/db/database';
import type { Language } from '@/lib/platform/shared/language';
import type { AssignmentState } from '../codes';
import type { PanelJudge } from '../contract';

/** The panel of a round, in the order in which its judges were invited. */
export function findPanel(db: Reader, roundId: string) {
  return db
    .selectFrom('judging_judge as judge')
    .innerJoin('person', 'person.id', 'judge.person_id')
    .select(['judge.person_id', 'judge.state', 'judge.is_chair', 'judge.reason'])
    .select(['nickname', 'avatar', 'verification'])
    .where('round_id', '=', roundId)
    .orderBy('invited_at')
    .orderBy('judge.person_id')
    .execute();
}

/** The judges who judge in a round. */
export async function findJudges(db: Reader, roundId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('judging_judge')
    .select('person_id')
    .where('round_id', '=', roundId)
    .where('state', '=', 'accepted')
    .orderBy('person_id')
    .execute();
  return rows.map(({ person_id }) => person_id);
}

export type Counts = Record<AssignmentState, number>;
const nothing: Counts = { open: 0, scored: 0, recused: 0, setAside: 0 };

/** How many assignments of each state somebody or something has, by `of`. */
export function countsOf<Row extends { state: AssignmentState; count: number }>(
  rows: readonly Row[],
  of: (row: Row) => boolean,
): Counts {
  const counts = { ...nothing };
  for (const row of rows) if (of(row)) counts[row.state] = Number(row.count);
  return counts;
}

/** How many assignments of each state the judges of a round have; counted from an index. */
function countByJudge(db: Reader, roundId: string) {
  return db
    .selectFrom('judging_assignment')
    .select(['judge_id', 'state', (row) => row.fn.countAll<number>().as('count')])
    .where('round_id', '=', roundId)
    .groupBy(['judge_id', 'state']);
}

/** The panel as its desk sees it, with how far each judge is. */
export async function readPanel(db: Reader, roundId: string, language: Language): Promise<PanelJudge[]> {
  const counts = await countByJudge(db, roundId).execute();
  return (await findPanel(db, roundId)).map(({ person_id, nickname, is_chair, ...judge }) => ({
    ...{ userId: person_id, nickname: shownNickname(nickname, language), isChair: is_chair === 1 },
    ...judge,
    ...countsOf(counts, ({ judge_id }) => judge_id === person_id),
  }));
}
