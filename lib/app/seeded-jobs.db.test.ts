import {
  jobCode,
  jobEducations,
  jobExperiences,
  jobModes,
  jobPhases,
  jobStates,
  jobTypes,
} from '@/lib/careers/job/codes';
import { jobDetail, jobFields } from '@/lib/careers/job/contract';
import { checkLastDay, checkSalary, missingFields } from '@/lib/careers/job/rules/check-fields';
import { phaseAt } from '@/lib/careers/job/rules/phase';
import { factsOf } from '@/lib/careers/job/server/find-job';
import { getJob } from '@/lib/careers/job/server/get-job';
import { toFields, writtenFields } from '@/lib/careers/job/server/own/written-fields';
import { noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { seed } from '@/test/seeded';

describeOnOneEngine('the jobs of the demonstration', (database) => {
  beforeAll(() => seed(database().db));
  const rows = () => database().db.read.selectFrom('job_post').selectAll().orderBy('id').execute();
  const shown = async () => (await rows()).filter(({ review_state }) => review_state === jobCode.verified);

  test('are sixty in every state and phase, of every kind', async () => {
    const all = await rows();
    expect(all).toHaveLength(60);
    expect(new Set(all.map(({ review_state }) => review_state))).toEqual(
      new Set(jobStates.map((state) => jobCode[state])),
    );
    expect(new Set((await shown()).map((row) => phaseAt(factsOf(row), noon)))).toEqual(new Set(jobPhases));
    for (const [column, codes] of [
      ['type', jobTypes],
      ['mode', jobModes],
      ['experience', jobExperiences],
      ['education', jobEducations],
    ] as const) {
      expect(new Set(all.map((row) => row[column]))).toEqual(new Set(codes));
    }
    for (const { review_state, reason } of all) expect(reason !== '').toBe(review_state === jobCode.failed);
  });

  test('were complete when they were handed in, and stay as they are when saved', async () => {
    for (const row of (await rows()).filter(({ review_state }) => review_state !== jobCode.pending_edit)) {
      const fields = toFields(row);
      expect([row.id, missingFields(fields, 'zh'), checkSalary(fields)]).toEqual([row.id, [], []]);
      expect(checkLastDay(fields, row.submitted_at ?? noon)).toEqual([]);
      expect(writtenFields(jobFields.parse(fields))).toEqual(fields);
      const times = [row.created_at, row.submitted_at, row.published_at, row.closed_at].filter((at) => at !== null);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(Math.max(...times)).toBeLessThan(noon);
    }
  });

  test('are shown in both languages while they are open', async () => {
    for (const row of (await shown()).filter((one) => phaseAt(factsOf(one), noon) === 'open')) {
      for (const language of ['zh', 'en'] as const) {
        const detail = await getJob(testContext(database().db, { language }), { id: row.id });
        expect(jobDetail.parse(detail)).toEqual(detail);
        expect(detail).toMatchObject({ titleLanguage: language, city: expect.stringMatching(/./) });
      }
    }
  });
});
