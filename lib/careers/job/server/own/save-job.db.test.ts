import { decideOnReview } from '@/lib/base/moderation/port';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { jobFieldsOf } from '@/test/jobs';
import { bad, broken } from '@/test/own-activities';
import { jobPages, jobReviewer, jobsOfYu } from '@/test/own-jobs';
import { settled } from '@/test/settled';
import { jobCode } from '../../codes';
import { saveJob as saveCall } from '../../contract';
import { saveJob } from './save-job';

const day = 86_400_000;
const draft = { review_state: jobCode.pending_edit };
const nothing = { titleZh: '', dutiesZh: '', needsZh: '', areaId: '', profession: '', salaryFrom: 0, salaryTo: 0 };

describeOnBothEngines('saving a job', (database) => {
  const { as, begin, add, rowOf, entries, tags, waiting } = jobsOfYu(database);
  const save = (id: string, changes: object = {}, caller: Parameters<typeof as>[0] = 'yu') =>
    saveJob(
      as(caller, { now: () => noon + 1000 }),
      saveCall.input.parse({ id, revision: 0, ...jobFieldsOf(), ...changes }),
    );

  beforeEach(begin);

  test('a draft may lack anything, and contradict itself', async () => {
    await add({ id: 'a', ...draft });
    expect(await save('a', nothing)).toMatchObject({ title: '', revision: 1, salary: null });
    const odd = { revision: 1, salaryFrom: 9000, salaryTo: 100, lastDay: '2020-01-01', benefits: '["meals","meals"]' };
    expect(await save('a', odd)).toMatchObject({ salaryFrom: 9000, lastDay: '2020-01-01', benefits: ['meals'] });
    expect(await rowOf('a')).toMatchObject({ city_id: 'CN-310000', monthly_pay: Math.round((100 * 13) / 12) });
    expect(await tags()).toEqual([]);
  });

  test('refuses what no dictionary has', async () => {
    await add({ id: 'a', ...draft });
    await expect(save('a', { areaId: 'XX', profession: 'x', industry: 'y' })).rejects.toMatchObject(
      broken(['areaId', 'unknown'], ['profession', 'unknown'], ['industry', 'unknown']),
    );
  });

  test('a public one stays complete and sound', async () => {
    await add({ id: 'a' });
    const wrong = { needsZh: '', salaryFrom: 9000, salaryTo: 8000, lastDay: '2026-11-19' };
    await expect(save('a', wrong)).rejects.toMatchObject(
      broken(['needsZh', 'required'], ['salaryTo', 'backwards'], ['lastDay', 'past']),
    );
    expect(await rowOf('a')).toMatchObject({ revision: 0 });
  });

  test('a public one is seen as it is saved, in its lists too', async () => {
    await add({ id: 'a' });
    await save('a', { areaId: 'CN-330100', isNegotiable: true, experience: 'any' });
    expect(await rowOf('a')).toMatchObject({
      edited_at: noon + 1000,
      city_id: 'CN-330100',
      monthly_pay: 0,
      salary_to: 0,
    });
    const { read } = database().db;
    const found = await read
      .selectFrom('job_entry')
      .select('filters')
      .where('filters', '=', 'CN-330100.1130')
      .execute();
    expect([found.length, await entries('a')]).toEqual([1, 16]);
    expect(await read.selectFrom('job_city').selectAll().execute()).toEqual([{ city_id: 'CN-330100', job_count: 1 }]);
    expect(await tags()).toEqual(jobPages('a'));
  });

  test('another last day moves its end, and opens one again whose post still runs', async () => {
    await add({ id: 'a', fields: { lastDay: '2026-11-19' }, is_listed: 0 });
    expect(await entries('a')).toBe(0);
    expect(await save('a', { lastDay: '2026-11-22' })).toMatchObject({ phase: 'open', lastDay: '2026-11-22' });
    expect(await rowOf('a')).toMatchObject({ is_listed: 1, open_until: Date.parse('2026-11-23T00:00:00+08:00') });
    expect(await save('a', { revision: 1, lastDay: '' })).toMatchObject({ lastDay: '' });
    expect(await rowOf('a')).toMatchObject({ open_until: noon + 30 * day });
  });

  test('prohibited words in a public one warn, then wait for staff while the public sees the former text', async () => {
    await add({ id: 'a' });
    const fields = [{ field: 'needsZh', rule: 'prohibited' }];
    await expect(save('a', { needsZh: bad })).rejects.toMatchObject({ code: 'ProhibitedWords', details: { fields } });
    const saved = await save('a', { needsZh: bad, headcount: 5, acknowledged: true });
    expect(saved).toMatchObject({ needsZh: '做过两个项目。', headcount: 5, underReview: { needsZh: bad } });
    const [review] = await waiting();
    await decideOnReview(as(jobReviewer), { id: review?.id ?? '', isAllowed: true });
    expect(await rowOf('a')).toMatchObject({ needs_zh: bad, revision: 2 });
  });

  test('words that nobody can review alone are refused', async () => {
    await add({ id: 'a' });
    await expect(save('a', { address: bad, acknowledged: true })).rejects.toMatchObject({ code: '400' });
  });

  test('of two at once one is done, and nobody else saves it', async () => {
    await add({ id: 'a' }, { id: 'waits', review_state: jobCode.pending_review });
    expect((await settled([save('a', { headcount: 3 }), save('a', { headcount: 4 })])).toSorted()).toEqual([
      'Changed',
      'done',
    ]);
    expect(await settled([save('a', {}, 'wei'), save('nothing')])).toEqual(['NullPointer', 'NullPointer']);
    await expect(save('waits', { titleZh: '' })).rejects.toMatchObject({ code: '400' });
    const phoneless = callerOf('yu', { hasPhone: false });
    await expect(save('a', { revision: 1, titleZh: '新' }, phoneless)).rejects.toMatchObject({ code: 'PhoneNeeded' });
  });
});
