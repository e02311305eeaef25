import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { actingIn } from '@/lib/platform/server/seeding';
import type { Seeding } from '@/lib/platform/server/slice';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import type { JobFields } from '../contract';
import { actOnJob } from './own/act-on-job';
import { createJob } from './own/create-job';
import { saveJob } from './own/save-job';
import { submitJob } from './own/submit-job';
import { decideOnJob } from './review/decide-on-job';
import type { SeedJob } from './seed/jobs';
import { seedJobList } from './seed/lines';

/** Who decides on jobs of the demonstration. */
const reviewer = { personId: 'person-reviewer', staff: 'reviewer' };
const reasons = {
  failed: '请在任职要求里删去与岗位无关的个人条件。',
  takenDown: '多位用户反馈该职位要求先交培训费，请核实后重新提交。',
};

/** Writes the demonstration's jobs as their companies and staff did, by the product's own verbs, each at its time. */
export async function seedJobs(seeding: Seeding): Promise<void> {
  for (const [index, job] of seedJobList.entries()) {
    await seedJob(seeding, job, `job-${String(index + 1).padStart(2, '0')}`);
  }
}

async function seedJob(seeding: Seeding, job: SeedJob, id: string): Promise<void> {
  const now = seeding.context.now();
  const publishedAt = now - job.daysAgo * millisecondsInDay;
  const company = (at: number) => actingIn(seeding, { personId: job.companyId, at });
  const staff = (at: number) => actingIn(seeding, { ...reviewer, at });
  const writtenAt = publishedAt - 9 * millisecondsInHour;
  const begun = { clientId: id, title: job.level.zh + job.role.titleZh, language: 'zh' } as const;
  await createJob(company(writtenAt), begun);
  const fields = { ...fieldsOf(job, now), id, revision: 0, acknowledged: true };
  const { revision } = await saveJob(company(writtenAt), fields);
  if (job.end === 'draft') return;
  await submitJob(company(publishedAt - 6 * millisecondsInHour), { id, revision, acknowledged: true });
  if (job.end === 'waiting') return;
  const decision = { id, revision, reason: '' };
  if (job.end === 'failed') {
    return void (await decideOnJob(staff(publishedAt), { ...decision, act: 'refuse', reason: reasons.failed }));
  }
  await decideOnJob(staff(publishedAt), { ...decision, act: 'approve' });
  const later = publishedAt + (now - publishedAt) / 2;
  if (job.end === 'paused') await actOnJob(company(later), { id, revision, act: 'pause' });
  if (job.end === 'closed')
    await actOnJob(company(Math.min(later, publishedAt + 20 * millisecondsInDay)), { id, revision, act: 'close' });
  if (job.end === 'takenDown')
    await decideOnJob(staff(later), { ...decision, act: 'takeDown', reason: reasons.takenDown });
}

function fieldsOf({ role, level, salary, lastDay, ...job }: SeedJob, now: number): JobFields {
  const { titleZh, titleEn, profession, ...texts } = role;
  const { type, mode, experience, education, areaId } = job;
  return {
    ...{ titleZh: level.zh + titleZh, titleEn: titleEn + level.en, ...texts },
    ...{
      type,
      mode,
      experience,
      education,
      areaId,
      address: '',
      profession,
      industry: industries[job.companyId] ?? '',
    },
    ...{ headcount: 1 + (job.daysAgo % 3), benefits: [...job.benefits] },
    ...{ salaryFrom: salary?.from ?? 0, salaryTo: salary?.to ?? 0, isNegotiable: salary === null },
    ...{ salaryPeriod: salary?.period ?? 'month', salaryMonths: salary?.months ?? 12 },
    lastDay: lastDay === undefined ? '' : beijingDay(now + lastDay * millisecondsInDay),
  };
}

/** The fields of the demonstration's companies. */
const industries: Readonly<Record<string, string>> = {
  'person-house': 'exhibition',
  'person-031': 'newMedia',
  'person-032': 'games',
  'person-033': 'music',
  'person-034': 'architecture',
  'person-035': 'stage',
  'person-036': 'music',
};
