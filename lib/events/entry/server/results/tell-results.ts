import { z } from 'zod';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { defineJob, type Job } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { type EntryNews, type EntryState, type ResultStage, resultStages } from '../../codes';
import { tellEntries } from '../told-entry';

const entriesAtOnce = 50;

interface StageStates {
  from: EntryState;
  to: EntryState & EntryNews;
  otherwise: EntryState & EntryNews;
}

/** What becomes of the entries of a contest with each stage of its result. */
export const resultsOfStage = {
  shortlist: { from: 'submitted', to: 'shortlisted', otherwise: 'notShortlisted' },
  award: { from: 'shortlisted', to: 'awarded', otherwise: 'notAwarded' },
} as const satisfies Record<ResultStage, StageStates>;

const told = z.object({
  contestId: z.string(),
  stage: z.enum(resultStages),
  /** The entries after this number. */
  after: z.int(),
});

/**
 * Tells the people of a contest's entries of a stage of its result, 50 entries at a time: each portion queues the next in its
 * transaction, so that it is told once, however often it is tried.
 */
export const tellResults: Job<typeof told> = defineJob({
  kind: 'entry.tell-results',
  payload: told,
  async run(context, portion) {
    const entries = await entriesToTell(context.db.read, portion).execute();
    const last = entries.at(-1)?.number ?? null;
    if (last === null) return;
    await context.db.transaction(async (tx) => {
      const next = { ...portion, after: last };
      const uniqueKey = `${portion.contestId} ${portion.stage} ${last}`;
      if (await enqueue(tx, tellResults, next, { now: context.now(), uniqueKey }))
        await tell(context, tx, portion, entries);
    });
  },
});

type Portion = z.output<typeof told>;

/** The next entries that have a result of the stage, by their numbers; the award is for those on the shortlist. */
function entriesToTell(db: Reader, { contestId, stage, after }: Portion) {
  const { to, otherwise } = resultsOfStage[stage];
  return db
    .selectFrom('contest_entry')
    .select(['id', 'activity_id', 'person_id', 'mode', 'title_zh', 'title_en', 'number', 'state'])
    .where('activity_id', '=', contestId)
    .where('number', '>', after)
    .where('state', 'in', [to, otherwise])
    .orderBy('number')
    .limit(entriesAtOnce);
}

type Told = Awaited<ReturnType<ReturnType<typeof entriesToTell>['execute']>>;

function tell(context: Context, tx: Tx, { stage }: Portion, entries: Told): Promise<void> {
  const { to, otherwise } = resultsOfStage[stage];
  return tellEntries(context, tx, entries, ({ state }) => ({ news: state === to ? to : otherwise }));
}
