import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { v5 } from 'uuid';
import { jobCode } from '@/lib/careers/job/codes';
import type { Context } from '@/lib/platform/server/context';
import { actingIn } from '@/lib/platform/server/seeding';
import type { Seeding } from '@/lib/platform/server/slice';
import { publicState } from '@/lib/works/work/codes';
import { isPossible } from '../rules/transitions';
import { answerApplicant, moveApplication, openApplication } from './desk/move-application';
import { noteApplicant } from './desk/note-applicant';
import { acceptOffer } from './own/accept-offer';
import { applyForJob } from './own/apply-for-job';
import { withdrawJobApplication } from './own/withdraw-job-application';
import { type DemonstrationApplication, forFirstJob, forOtherJobs } from './seed/applicants';

/** The company of the demonstration with an account. */
const ownCompany = 'person-034';

interface OpenJob {
  id: string;
  company_id: string;
  published_at: number | null;
}

/** Writes who applied for the demonstration's jobs, by the product's own verbs and with the clock of then. */
export async function seedApplications(seeding: Seeding): Promise<void> {
  const jobs = await findOpenJobs(seeding);
  const first = jobs.find(({ company_id }) => company_id === ownCompany);
  if (first) await seedJob(seeding, first, forFirstJob);
  const others = jobs.filter(({ company_id }) => company_id !== ownCompany);
  for (const [turn, applications] of forOtherJobs.entries()) {
    const job = others[turn];
    if (job) await seedJob(seeding, job, applications);
  }
}

/** The open jobs, in a fixed order. */
function findOpenJobs({ context, tx }: Seeding): Promise<OpenJob[]> {
  return tx
    .selectFrom('job_post')
    .select(['id', 'company_id', 'published_at'])
    .where('review_state', '=', jobCode.verified)
    .where('paused_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('open_until', '>', context.now())
    .orderBy('id')
    .execute();
}

async function seedJob(seeding: Seeding, job: OpenJob, all: readonly DemonstrationApplication[]): Promise<void> {
  const now = seeding.context.now();
  const publishedAt = job.published_at ?? now;
  for (const [turn, application] of all.entries()) {
    // Spread over the time since the job was published.
    const at = Math.round(publishedAt + ((turn + 1) / (all.length + 1)) * (now - publishedAt));
    await seedApplication(seeding, job, { ...application, at });
  }
}

async function seedApplication(
  seeding: Seeding,
  job: OpenJob,
  application: DemonstrationApplication & { at: number },
): Promise<void> {
  const { personId, note, email = '', phone = '', works = 2, at, end } = application;
  const applicant = (when: number) => actingIn(seeding, { personId, at: when });
  const chosen = await latestWorks(seeding, personId, works);
  const { id } = await applyForJob(applicant(at), { jobId: job.id, works: chosen, note, email, phone });
  const later = Math.min(seeding.context.now(), at + 6 * millisecondsInHour);
  await answer(actingIn(seeding, { personId: job.company_id, at: later }), id, application);
  const last = Math.min(seeding.context.now(), later + 20 * millisecondsInMinute);
  if (end === 'withdrawn') await withdrawJobApplication(applicant(last), { id });
  if (end === 'hired') await acceptOffer(applicant(last), { id });
}

/** What the company does with it, until it is in the state that it has at the end. */
async function answer(
  desk: Context,
  id: string,
  { end, answer: words, privateNote }: DemonstrationApplication,
): Promise<void> {
  if (end === 'new' || end === 'withdrawn') return;
  const seen = await openApplication(desk, { id });
  if (privateNote) await noteApplicant(desk, { id, clientId: v5(`note of ${id}`, v5.URL), text: privateNote });
  const { state, revision } = words ? await answerApplicant(desk, { id, revision: seen.revision, ...words }) : seen;
  const move = end === 'hired' ? 'offer' : end;
  if (state !== move && isPossible(move, state)) await moveApplication(desk, { id, revision, state: move });
}

async function latestWorks({ tx }: Seeding, personId: string, count: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('video')
    .select('id')
    .where('author_id', '=', personId)
    .where('state', '=', publicState)
    .orderBy('verified_at', 'desc')
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}
