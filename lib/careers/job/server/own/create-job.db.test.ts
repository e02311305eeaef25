import { callerOf } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { jobsOfYu } from '@/test/own-jobs';
import { settled } from '@/test/settled';
import { jobCode, jobLimits } from '../../codes';
import { createJob as createCall, findOwnJobs as findCall, jobDraft, ownJob } from '../../contract';
import { createJob, removeJob } from './create-job';
import { getOwnJob, listOwnJobs } from './list-own-jobs';

const clientId = '0d9f3a52-3a4c-4d7e-8a11-2f6f0a9d5c01';
const draft = { review_state: jobCode.pending_edit };

describeOnBothEngines('beginning a job', (database) => {
  const { as, begin, add, told } = jobsOfYu(database);
  const create = (input: object = {}, caller: Parameters<typeof as>[0] = 'yu') =>
    createJob(as(caller), createCall.input.parse({ title: '投影设计师', language: 'zh', clientId, ...input }));
  const count = async () => (await database().db.read.selectFrom('job_post').select('id').execute()).length;

  beforeEach(begin);

  test('makes a draft with a title in one language, where its company is', async () => {
    const begun = await create();
    expect(jobDraft.parse(begun)).toEqual(begun);
    expect(begun).toMatchObject({
      id: clientId,
      titleZh: '投影设计师',
      titleEn: '',
      state: 'pending_edit',
      phase: null,
    });
    expect(begun).toMatchObject({
      areaId: 'CN-310104',
      areaName: '上海 · 徐汇',
      city: '上海',
      salary: null,
      revision: 0,
    });
    const other = { clientId: clientId.replace('0d', '1d'), title: 'Designer', language: 'en' };
    expect(await create(other, 'wei')).toMatchObject({ titleZh: '', titleEn: 'Designer', areaId: '', areaName: '' });
  });

  test('ten times at once, or again later, gives the same draft', async () => {
    const drafts = await Promise.all(Array.from({ length: 10 }, (_, index) => create({ title: `题 ${index}` })));
    expect(new Set(drafts.map(({ id, titleZh }) => `${id} ${titleZh}`)).size).toBe(1);
    expect(await create({ title: '别的' })).toMatchObject({ titleZh: drafts[0]?.titleZh });
    expect(await count()).toBe(1);
  });

  test('with the id of another company is refused', async () => {
    expect((await settled([create(), create({}, 'wei')])).sort()).toEqual(['NullPointer', 'done']);
  });

  test('is limited to so many that were never public, however many at once', async () => {
    await add(...Array.from({ length: jobLimits.unpublished - 2 }, (_, index) => ({ id: `d${index}`, ...draft })));
    await add({ id: 'public' });
    const ids = Array.from({ length: 5 }, (_, index) => clientId.replace('0d', `${index}d`));
    const ends = await settled(ids.map((id) => create({ clientId: id })));
    expect(ends.filter((end) => end === 'done')).toHaveLength(2);
    expect(ends.filter((end) => end === 'TooManyDrafts')).toHaveLength(3);
  });

  test.each([
    ['a visitor', null, 'Unauthorized'],
    ['a verified individual', 'lin', 'CompanyNeeded'],
    ['who is verified as nothing', 'mo', 'CompanyNeeded'],
    ['a company without a phone', callerOf('yu', { hasPhone: false }), 'PhoneNeeded'],
  ])('is refused for %s', async (_, caller, code) => {
    await expect(create({}, caller)).rejects.toMatchObject({ code });
    expect(await count()).toBe(0);
  });

  test('the own ones are listed by their last change, in all states or one', async () => {
    await add(
      { id: 'old', ...draft, updated_at: 1 },
      { id: 'public', updated_at: 2, application_count: 3 },
      { id: 'new', ...draft, updated_at: 3 },
      { id: 'others', company_id: 'wei', updated_at: 4 },
    );
    const list = async (query: object) => listOwnJobs(as('yu'), findCall.input.parse(query));
    const page = await list({});
    expect(page.list.map(({ id }) => id)).toEqual(['new', 'public', 'old']);
    expect(ownJob.parse(page.list[1])).toEqual(page.list[1]);
    expect(page.list[1]).toMatchObject({ phase: 'open', applicationCount: 3, wasPublic: true });
    expect((await list({ state: 'pending_edit', pageSize: 1 })).list.map(({ id }) => id)).toEqual(['new']);
    await expect(getOwnJob(as('yu'), { id: 'others' })).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('one that was never public is deleted by its company; one that waits or was public stays', async () => {
    await add({ id: 'draft', ...draft }, { id: 'waits', review_state: jobCode.pending_review }, { id: 'public' });
    const remove = (id: string, caller = 'yu') => removeJob(as(caller), { id });
    expect((await settled([remove('draft', 'wei'), remove('waits'), remove('public')])).join()).toBe(
      'NullPointer,Changed,Changed',
    );
    await remove('draft');
    expect(await settled([remove('draft')])).toEqual(['NullPointer']);
    expect(told()).toEqual([{ kind: 'job.removed', event: { id: 'draft' } }]);
  });
});
