import { millisecondsInDay } from 'date-fns/constants';
import type { Updateable } from 'kysely';
import { takePost, takeRefresh } from '@/lib/careers/recruitment/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type JobAct, type JobPhase, jobCode } from '../../codes';
import type { actOnJob as contract, JobDraft } from '../../contract';
import { openUntilOf, phaseAt } from '../../rules/phase';
import { factsOf, type JobRow } from '../find-job';
import { listedIf } from '../listed-if';
import { showChange } from '../show-change';
import type { JobPostTable } from '../tables';
import { refuse } from './check-job';
import { changeOwnJob, requireCompany } from './own-job';
import { readDraft } from './read-draft';

/** In which phases of a public job an act is possible. */
const possible: Record<JobAct, readonly JobPhase[]> = {
  pause: ['open'],
  resume: ['paused'],
  refresh: ['open'],
  close: ['open', 'paused'],
  renew: ['open', 'paused', 'ended', 'closed'],
};

/** What offers a job anew needs a company that is verified still; what takes it back does not. */
const needsCompany: ReadonlySet<JobAct> = new Set<JobAct>(['resume', 'refresh', 'renew']);

/**
 * Does something with a public job of the caller and returns it. `renew` takes another post, whose days follow those that are left, and
 * opens the job again if it has ended; `refresh` takes a refresh and puts it on top of the newest ones. The days of a post go on while
 * it is paused.
 * Throws Changed for an outdated revision, also for one of two at once, and where its phase does not allow it; PostsUsedUp,
 * RefreshesUsedUp; code `400` with the rule `past` at `lastDay` for a renewal after its last day to apply; CompanyNeeded for who is no
 * verified company any more; NullPointer for a job that is not the caller's.
 */
export async function actOnJob(context: Context, { id, revision, act }: InputOf<typeof contract>): Promise<JobDraft> {
  const own = { id, companyId: signedIn(context).personId };
  await context.db.transaction(async (tx) => {
    if (needsCompany.has(act)) await requireCompany(context, tx);
    const now = context.now();
    // Locks it, so that one of two at once goes on.
    const row = await changeOwnJob(
      tx,
      { ...own, revision, states: [jobCode.verified] },
      { revision: revision + 1, updated_at: now },
    );
    if (!possible[act].includes(phaseAt(factsOf(row), now))) throw new CodedError('Changed');
    const columns = await acts[act](context, tx, row);
    const is_listed = listedIf({ ...row, ...columns }, now);
    await showChange(tx, await changeOwnJob(tx, own, { ...columns, is_listed }), now);
  });
  return readDraft(context, own);
}

type Changes = Updateable<JobPostTable> & Partial<Pick<JobRow, 'paused_at' | 'closed_at' | 'open_until'>>;

const acts: Record<JobAct, (context: Context, tx: Tx, row: JobRow) => Promise<Changes>> = {
  pause: async ({ now }) => ({ paused_at: now() }),
  resume: async () => ({ paused_at: null }),
  close: async ({ now }) => ({ closed_at: now() }),
  renew,
  async refresh({ now }, tx, { company_id, purchase_id }) {
    await takeRefresh(tx, company_id, purchase_id ?? '');
    return { refreshed_at: now() };
  },
};

async function renew(context: Context, tx: Tx, row: JobRow): Promise<Changes> {
  const now = context.now();
  if (row.apply_until !== 0 && row.apply_until <= now) refuse([{ field: 'lastDay', rule: 'past' }]);
  const { purchaseId, days, isHighlighted } = await takePost(context, tx, row.company_id);
  const posted_until = Math.max(row.posted_until, now) + days * millisecondsInDay;
  const isRunning = row.posted_until > now;
  return {
    ...{ purchase_id: purchaseId, posted_until, refreshed_at: now, paused_at: null, closed_at: null },
    // What is paid already stays.
    is_highlighted: isHighlighted || (isRunning && row.is_highlighted === 1) ? 1 : 0,
    open_until: openUntilOf({ applyUntil: row.apply_until, postedUntil: posted_until }),
  };
}
