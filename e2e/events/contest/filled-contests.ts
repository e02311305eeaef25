import { seedCategoryId } from '@/lib/events/contest/server/seed/contests';
import { seedRounds } from '@/lib/events/judging/server/seed/rounds';
import { atOnce, database, insert, type Row } from '../../stage';
import { beginEntry, type Call, enterWork } from './staged-contest';

/** What the screens of contests show, by the ids in their addresses. */
export interface FilledContests {
  /** A draft of an entry, and one that is sent. */
  entry: string;
  sentEntry: string;
  /** A round of judging that is open, and an entry in it that is to be scored. */
  round: string;
  assignment: string;
}

/** Enters a work of a person in the open contest of the demonstration, begins another entry, and makes them a judge in the other one. */
export async function fillContests(
  call: Call,
  { userId, workId }: { userId: string; workId: string },
): Promise<FilledContests> {
  const open = { name: 'light-in-motion', categoryId: seedCategoryId('contest-open', 'film') };
  const entry = await beginEntry(call, open.name, '');
  const sentEntry = await enterWork(call, open, { workId, titleEn: 'Immeasurably '.repeat(4).trim() });
  return { entry, sentEntry, ...makeJudge(userId) };
}

/** Gives a person the seat of a judge of the open round, with an entry that a judge of the demonstration has not scored. */
function makeJudge(userId: string): { round: string; assignment: string } {
  const round = seedRounds.find(({ contestId }) => contestId === 'contest-judging')?.id ?? '';
  const judging = { state: 'accepted', is_chair: 0, invited_at: Date.now(), answered_at: Date.now(), reason: '' };
  const open = database()
    .prepare(
      `select id from judging_assignment where round_id = ? and state = 'open' and scores = '{}'
        and judge_id like 'person-%' limit 1`,
    )
    .get(round) as Row;
  atOnce(() => {
    insert('judging_judge', { round_id: round, person_id: userId, ...judging });
    database().prepare('update judging_assignment set judge_id = ? where id = ?').run(userId, open.id);
  });
  return { round, assignment: String(open.id) };
}
