import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { jobsOfYu } from '@/test/own-jobs';
import { settled } from '@/test/settled';
import { endedJob, findRecommendedJobs, jobDetail, jobNow } from '../contract';
import { findOpenJob, findOwnJob, noteApplication } from './find-job';
import { getEndedJob, getJob, getJobNow } from './get-job';
import { listSimilarJobs, recommendJobs } from './recommend-jobs';

describeOnBothEngines('a job that people see', (database) => {
  const { as, begin, add } = jobsOfYu(database);
  const detail = (id: string, language: 'zh' | 'en' = 'zh') => getJob(as(null, { language }), { id });

  beforeEach(begin);

  test('says all of it in the language of the reader, or in the one that it is written in', async () => {
    await add(
      { id: 'a' },
      { id: 'b', fields: { titleEn: 'Designer', dutiesEn: 'Pictures.', needsEn: 'Two projects.' } },
    );
    const job = await detail('a', 'en');
    expect(jobDetail.parse(job)).toEqual(job);
    expect(job).toMatchObject({
      title: '投影设计师',
      titleLanguage: 'zh',
      city: 'Shanghai',
      country: 'CN',
      phase: 'open',
    });
    expect(job).toMatchObject({
      area: 'Xuhui, Shanghai, China',
      profession: 'Visual designer',
      benefits: ['insurance', 'meals'],
    });
    expect(await detail('b', 'en')).toMatchObject({ title: 'Designer', duties: 'Pictures.', titleLanguage: 'en' });
  });

  test('that is paused still has its page; that has ended has another one; that was taken down has none', async () => {
    await add(
      { id: 'paused', paused_at: noon },
      { id: 'over', posted_until: noon },
      { id: 'closed', closed_at: noon - 5 },
      { id: 'down', review_state: 3 },
    );
    expect(await detail('paused')).toMatchObject({ phase: 'paused' });
    const ids = ['paused', 'over', 'closed', 'down', 'nothing'];
    expect(await settled(ids.map((id) => detail(id)))).toEqual([
      'done',
      'JobClosed',
      'JobClosed',
      'NullPointer',
      'NullPointer',
    ]);
    expect(await settled(ids.map((id) => getEndedJob(as(null), { id })))).toEqual([
      ...['NullPointer', 'done', 'done', 'NullPointer', 'NullPointer'],
    ]);
    const ended = await getEndedJob(as(null), { id: 'closed' });
    expect(endedJob.parse(ended)).toEqual(ended);
    expect(ended).toMatchObject({
      title: '投影设计师',
      company: { userId: 'yu' },
      endTime: '2026-11-20T11:59:59.995+08:00',
    });
    const { read } = database().db;
    expect(await settled(ids.map((id) => findOpenJob(read, noon, id)))).toEqual([
      ...['JobClosed', 'JobClosed', 'JobClosed', 'NullPointer', 'NullPointer'],
    ]);
    expect(await settled([findOwnJob(read, 'yu', 'down'), findOwnJob(read, 'wei', 'down')])).toEqual([
      'done',
      'NullPointer',
    ]);
  });

  test('counts who applies', async () => {
    await add({ id: 'a' });
    const count = (by: number) => database().db.transaction((tx) => noteApplication(tx, 'a', by));
    await Promise.all(Array.from({ length: 20 }, () => count(1)));
    await count(-1);
    const now = await getJobNow(as(null), { id: 'a' });
    expect(jobNow.parse(now)).toEqual(now);
    expect(now).toMatchObject({ phase: 'open', applicationCount: 19 });
  });

  test('is recommended by profession, fields, industry and city, saying why', async () => {
    const other = { profession: 'writer', industry: 'games', areaId: 'CN-330100' };
    await add(
      { id: 'all', company_id: 'wei', refreshed_at: 1 },
      { id: 'field', company_id: 'wei', refreshed_at: 2, fields: { ...other, needsZh: '会投影映射。' } },
      { id: 'city', company_id: 'wei', refreshed_at: 3, fields: { ...other, areaId: 'CN-310000' } },
      { id: 'none', company_id: 'wei', refreshed_at: 4, fields: other },
      { id: 'over', company_id: 'wei', posted_until: noon },
    );
    await database().db.transaction((tx) =>
      tx
        .updateTable('person')
        .set({ profession: 'visualDesigner', creative_fields: '["投影映射"]', industry: null })
        .where('id', 'in', ['lin', 'wei'])
        .execute(),
    );
    const found = await recommendJobs(as('lin'));
    expect(findRecommendedJobs.data.parse(found)).toEqual(found);
    expect(found.map(({ id, reasons }) => [id, reasons])).toEqual([
      ['all', ['profession', 'city']],
      ['field', ['field']],
      ['city', ['city']],
    ]);
    expect([await recommendJobs(as('mo')), await recommendJobs(as('wei'))]).toEqual([[], []]);
    await expect(recommendJobs(as(null))).rejects.toMatchObject({ code: 'Unauthorized' });
  });

  test('has similar ones, also when it has ended', async () => {
    await add(
      { id: 'a', closed_at: noon },
      { id: 'b' },
      { id: 'c', fields: { profession: 'writer', industry: 'games' } },
    );
    const ids = async (id: string) => (await listSimilarJobs(as(null), { id })).map((job) => job.id);
    expect([await ids('a'), await ids('b')]).toEqual([['b', 'c'], ['c']]);
    await expect(ids('nothing')).rejects.toMatchObject({ code: 'NullPointer' });
  });
});
