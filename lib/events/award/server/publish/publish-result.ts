import { recordAudit } from '@/lib/base/audit/port';
import {
  type ContestFacts,
  contests,
  holdContest,
  noteStage,
  requireDesk,
  showContest,
} from '@/lib/events/contest/port';
import { releaseWorks, writeResults } from '@/lib/events/entry/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { ResultStage } from '../../codes';
import type { AwardPlan, publishAwards as awardsContract, publishShortlist as shortlistContract } from '../../contract';
import { findChosen, findWinners, takeRevision } from '../desk/plan-rows';
import { readPlan } from '../desk/read-plan';
import { type ResultKey, resultKey } from '../result/result-key';
import { signResult } from '../result/sign-result';
import { buildResult } from './build-result';
import { findMissing } from './find-missing';
import { showAwards } from './show-awards';

interface Publication {
  contest: ContestFacts;
  stage: ResultStage;
  key: ResultKey;
  now: number;
}

/**
 * Publishes the shortlist of a contest. Throws Unauthorized, NullPointer for who is not at its desk, EventCanceled, Changed for
 * another revision of its plan or once it is published, code `400` with all that it lacks (`rules/missing.ts`).
 */
export const publishShortlist = (context: Context, input: InputOf<typeof shortlistContract>): Promise<AwardPlan> =>
  publishResult(context, input, 'shortlist');

/** Publishes the awards of a contest, and with them its shortlist where that is not public yet. Throws as `publishShortlist`. */
export const publishAwards = (context: Context, input: InputOf<typeof awardsContract>): Promise<AwardPlan> =>
  publishResult(context, input, 'award');

/**
 * One transaction, which holds the contest: before it nothing of a result is in any answer, after it all of it, and of those who
 * publish at once one does. What is signed is read after the states are written, so that it counts them.
 */
async function publishResult(
  context: Context,
  { contestId, revision }: { contestId: string; revision: number },
  stage: ResultStage,
): Promise<AwardPlan> {
  await requireDesk(context, context.db.read, contestId);
  const key = await resultKey(context);
  await context.db.transaction(async (tx) => {
    const contest = await holdContest(tx, contestId);
    if (contest.canceled_at !== null) throw new CodedError('EventCanceled');
    await takeRevision(context, tx, { contestId, revision });
    const now = context.now();
    const missing = await findMissing(tx, { contest, stage, now });
    if (missing.length > 0) throw new CodedError('400', { fields: missing });
    const publication = { contest, key, now };
    if (stage === 'award' && contest.shortlisted_at === null) {
      await publishStage(context, tx, { ...publication, stage: 'shortlist' });
    }
    await publishStage(context, tx, { ...publication, stage });
    if (stage === 'award') {
      await releaseWorks(tx, contestId, now);
      await showAwards(tx, { contestId, now });
    }
    await recordAudit(context, tx, {
      action: 'award.published',
      subject: 'activity',
      subjectId: contestId,
      after: { stage },
    });
  });
  return readPlan(context, contestId);
}

async function publishStage(context: Context, tx: Tx, { contest, stage, key, now }: Publication): Promise<void> {
  const { id } = contest;
  if (!(await noteStage(tx, id, stage, now))) throw new CodedError('Changed');
  await showContest(tx, id, now);
  const chosen = stage === 'shortlist' ? await shortlistOf(tx, id) : await winnersOf(tx, id);
  await writeResults(context, tx, { contestId: id, chosen, stage });
  const noted = await contests(tx).where('contest.activity_id', '=', id).executeTakeFirstOrThrow();
  const result = await buildResult(tx, { contest: noted, stage, now });
  await tx
    .insertInto('contest_result')
    .values({ activity_id: id, stage, version: result.version, published_at: now, ...signResult(result, key) })
    .execute();
  await context.emit(context, tx, 'contest.decided', { id, stage });
}

const shortlistOf = async (tx: Tx, id: string) => (await findChosen(tx, id)).map((entry) => entry.id);
const winnersOf = async (tx: Tx, id: string) => [...new Set((await findWinners(tx, id)).map((row) => row.entry_id))];
