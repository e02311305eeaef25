import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { seedTimeAt } from '@/lib/events/contest/port';
import { actingIn } from '@/lib/platform/server/seeding';
import type { Seeding } from '@/lib/platform/server/slice';
import { spread } from '@/lib/platform/server/spread';
import { beijingMidnight, isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { closeRound } from './desk/close-round';
import { inviteJudge } from './desk/invite-judge';
import { openRound } from './desk/open-round';
import { saveRound } from './desk/save-round';
import { answerJudging } from './own/answer-judging';
import { recuse } from './own/recuse';
import { saveScore } from './own/save-score';
import { type SeedRound, seedCriteria, seedRounds } from './seed/rounds';

/** Writes the demonstration's judging by the product's own verbs, with the clock of then. */
export async function seedJudging(seeding: Seeding): Promise<void> {
  for (const round of seedRounds) await seedRound(seeding, round);
}

async function seedRound(seeding: Seeding, round: SeedRound): Promise<void> {
  const { contestId, id, judges } = round;
  const { enrol_start_at, organiser_id } = await seeding.tx
    .selectFrom('activity')
    .select(['enrol_start_at', 'organiser_id'])
    .where('id', '=', contestId)
    .executeTakeFirstOrThrow();
  const opensOn = beijingMidnight(enrol_start_at);
  const [openedAt, deadlineAt] = [seedTimeAt(opensOn, round.opened), seedTimeAt(opensOn, round.deadline)];
  const desk = (at: number) => actingIn(seeding, { personId: organiser_id, at });
  const criteria = seedCriteria(id);
  const invitedAt = openedAt - 24 * millisecondsInHour;
  await saveRound(desk(invitedAt), {
    ...{ contestId, id, revision: 0, nameZh: '评审', nameEn: 'Judging', criteria },
    ...{
      tieOrder: criteria.map((criterion) => criterion.id),
      perEntry: 3,
      deadlineTime: isoInBeijing(deadlineAt),
      needsReason: false,
    },
  });
  for (const [place, personId] of judges.entries()) {
    await inviteJudge(desk(invitedAt + place), { roundId: id, userId: personId, isChair: place === 0 });
    const answering = actingIn(seeding, { personId, at: invitedAt + (1 + place) * millisecondsInHour });
    await answerJudging(answering, { roundId: id, accepts: true });
  }
  await openRound(desk(openedAt), { id, revision: 1 });
  await seedScores(seeding, round, openedAt);
  if (round.closed) {
    await closeRound(desk(seedTimeAt(opensOn, round.closed)), { id, goOn: 0, acknowledged: false });
  }
}

/** Each judge has scored their entries in their order, as many as the round says; one stepped aside. */
async function seedScores(seeding: Seeding, round: SeedRound, openedAt: number): Promise<void> {
  const assignments = await seeding.tx
    .selectFrom('judging_assignment')
    .innerJoin('judging_entry', (join) =>
      join
        .onRef('judging_entry.round_id', '=', 'judging_assignment.round_id')
        .onRef('judging_entry.entry_id', '=', 'judging_assignment.entry_id'),
    )
    .select(['judging_assignment.id', 'judge_id', 'position', 'number'])
    .where('judging_assignment.round_id', '=', round.id)
    .orderBy('judge_id')
    .orderBy('position')
    .execute();
  for (const { id, judge_id: personId, position, number } of assignments) {
    const judge = round.judges.indexOf(personId);
    const turn = assignments.filter((one) => one.judge_id === personId && one.position < position).length;
    const judging = actingIn(seeding, { personId, at: openedAt + (turn + 1) * 20 * millisecondsInMinute });
    if (judge === 1 && turn === 0 && !round.closed) {
      await recuse(judging, { id, reason: '与作者合作过' });
    } else if (turn < (round.scored[judge] ?? 0)) {
      const scores = scoresOf(round, number, judge);
      await saveScore(judging, { id, revision: 0, scores, comment: commentOf(number, judge), isSent: true });
    }
  }
}

/** From 4 to 10, by what the entry is worth and what the judge thinks of it. */
function scoresOf({ id: roundId, best }: SeedRound, number: number, judge: number) {
  const rank = best.indexOf(number);
  const worth = rank < 0 ? 0.35 * spread(number, 0.7548776662) : 1 - 0.08 * rank;
  return seedCriteria(roundId).map(({ id }, place) => {
    const taste = spread(13 * number + 5 * judge + place, 0.2360679775);
    return { criterionId: id, score: Math.min(10, Math.floor(4 + 4.5 * worth + 2 * taste)) };
  });
}

const comments = [
  '想法很清楚，结尾可以再短一些。',
  'The idea carries it. I would cut the last third.',
  '',
  '第一次看时没有懂，第二次看时不想停。',
  'Honest, and precise where it matters.',
  '',
];
const commentOf = (number: number, judge: number) => comments[(number + 2 * judge) % comments.length] ?? '';
