import { applicationStates } from '@/lib/careers/application/codes';
import { applicationDetail, applicationFields, ownApplication } from '@/lib/careers/application/contract';
import { getJobApplication } from '@/lib/careers/application/server/desk/get-job-application';
import { findOwnApplications } from '@/lib/careers/application/server/own/find-own-applications';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { seed } from '@/test/seeded';

describeOnOneEngine('the applications of the demonstration', (database) => {
  beforeAll(() => seed(database().db));
  const as = (personId: string) => testContext(database().db, { caller: callerOf(personId), language: 'en' });
  const rows = () =>
    database()
      .db.read.selectFrom('job_application as application')
      .innerJoin('job_post as job', 'job.id', 'application.job_id')
      .selectAll('application')
      .select(['job.company_id', 'job.published_at'])
      .orderBy('application.id')
      .execute();

  test('are there in every state, those of the creator with an account too, and are counted at their jobs', async () => {
    const all = await rows();
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(applicationStates));
    const own = all.filter(({ person_id }) => person_id === 'person-003').map(({ state }) => state);
    expect(new Set(own)).toEqual(new Set(['new', 'talk', 'offer', 'no', 'withdrawn']));
    const counts = await database()
      .db.read.selectFrom('job_post')
      .select(({ fn }) => fn.sum<number>('application_count').as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(counts.count)).toBe(all.filter(({ state }) => state !== 'withdrawn').length);
  });

  test('were sent after their jobs were published, with what the form takes', async () => {
    for (const { sent_at, updated_at, published_at, works, note, email, phone } of await rows()) {
      expect(sent_at).toBeGreaterThan(published_at ?? noon);
      expect(updated_at).toBeGreaterThanOrEqual(sent_at);
      expect(updated_at).toBeLessThanOrEqual(noon);
      const sent = { works: JSON.parse(works), note, email, phone };
      expect(applicationFields.parse(sent)).toEqual(sent);
    }
  });

  test('can be read by both sides', async () => {
    for (const { id, state, company_id } of await rows()) {
      if (state === 'withdrawn') continue;
      const detail = applicationDetail.parse(await getJobApplication(as(company_id), { id }));
      expect([detail.state, detail.job.titleLanguage]).toEqual([state, 'en']);
    }
    const { list } = await findOwnApplications(as('person-003'), { pageIndex: 1, pageSize: 20 });
    expect(list.length).toBeGreaterThan(3);
    for (const one of list) ownApplication.parse(one);
  });
});
