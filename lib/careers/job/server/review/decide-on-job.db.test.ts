import type { Caller } from '@/lib/platform/server/context';
import { callerOf, noon } from '@/test/context';
import { deedsOfEachTest } from '@/test/deeds';
import { describeOnBothEngines } from '@/test/engines';
import { jobFieldsOf } from '@/test/jobs';
import { bad, broken } from '@/test/own-activities';
import { jobPages, jobReviewer, jobsOfYu } from '@/test/own-jobs';
import { settled } from '@/test/settled';
import { jobCode } from '../../codes';
import { getJobForReview as getCall, jobRow, listJobReviews as listCall } from '../../contract';
import { saveJob } from '../own/save-job';
import { withdrawJob } from '../own/submit-job';
import { decideOnJob } from './decide-on-job';
import { getJobForReview } from './get-job-for-review';
import { listJobReviews } from './list-job-reviews';

type Decision = Parameters<typeof decideOnJob>[1];

const day = 86_400_000;
const later = noon + 1000;
const others: [string, Caller | null, string][] = [
  ['a visitor', null, 'Unauthorized'],
  ['its company', callerOf('yu'), 'Forbidden'],
  ['an editor', callerOf('ed', { staff: 'editor' }), 'Forbidden'],
];

describeOnBothEngines('reviewing jobs', (database) => {
  const { as, begin, add, rowOf, left, entries, tags, told } = jobsOfYu(database);
  const decide = (decision: Partial<Decision> = {}, caller: Caller | null = jobReviewer, now = later) =>
    decideOnJob(as(caller, { now: () => now }), { id: 'waits', revision: 2, act: 'approve', reason: '', ...decision });
  const deeds = deedsOfEachTest(database);
  const taken = { taken_id: 'bought', taken_days: 30, taken_highlighted: 1 } as const;

  beforeEach(begin);
  beforeEach(() => {
    const waits = { review_state: jobCode.pending_review, revision: 2 };
    return add(
      { ...waits, ...taken, id: 'waits', submitted_at: noon - 1000, words: '["私彩"]', fields: { needsZh: bad } },
      { ...waits, id: 'later', submitted_at: noon, fields: { titleEn: 'Light designer' } },
      { id: 'public', revision: 2 },
      { id: 'failed', review_state: jobCode.failed, revision: 2 },
    );
  });

  test('an approved one is public from then on, for the days of its post', async () => {
    await decide();
    expect(await rowOf('waits')).toMatchObject({
      ...{ review_state: 2, is_listed: 1, published_at: later, refreshed_at: later, purchase_id: 'bought' },
      ...{ posted_until: later + 30 * day, open_until: later + 30 * day, is_highlighted: 1, taken_id: null },
    });
    expect([await entries('waits'), await tags(), await left()]).toEqual([16, jobPages('waits'), [2, 2]]);
    expect(await deeds()).toMatchObject([
      { action: 'recruitment.job.approved', subject_id: 'waits', after: '{"state":"verified"}' },
    ]);
    const event = { id: 'waits', companyId: 'yu', act: 'approve', reason: '' };
    expect(told()).toMatchObject([{ kind: 'job.decided', event }]);
  });

  test('a refused one gives its post back, and says why', async () => {
    await expect(decide({ act: 'refuse' })).rejects.toMatchObject(broken(['reason', 'required']));
    await decide({ act: 'refuse', reason: '信息不实' });
    expect(await rowOf('waits')).toMatchObject({
      review_state: 3,
      reason: '信息不实',
      taken_id: null,
      published_at: null,
    });
    expect([await left(), await entries('waits')]).toEqual([[3, 2], 0]);
    const notices = await database().db.read.selectFrom('notice').select(['kind', 'person_id']).execute();
    expect(notices).toEqual([{ kind: 'jobDecided', person_id: 'yu' }]);
  });

  test('one that is taken down leaves the lists; its post goes on and is taken up again', async () => {
    await decide({ id: 'public', act: 'takeDown', reason: '违规' });
    expect(await rowOf('public')).toMatchObject({ review_state: 3, is_listed: 0, posted_until: noon + 30 * day });
    expect([await entries('public'), await tags(), await left()]).toEqual([0, jobPages('public'), [2, 2]]);
    const again = { review_state: jobCode.pending_review };
    await database().db.transaction((tx) => tx.updateTable('job_post').set(again).where('id', '=', 'public').execute());
    await decide({ id: 'public' });
    expect(await rowOf('public')).toMatchObject({ is_listed: 1, published_at: noon, open_until: noon + 30 * day });
  });

  test('one whose last day to apply is over is not published', async () => {
    await database().db.transaction((tx) => tx.updateTable('job_post').set({ apply_until: noon }).execute());
    await expect(decide()).rejects.toMatchObject({ code: 'Changed' });
  });

  test('of two who decide at once, and of a withdrawal at the same time, one does', async () => {
    const ends = await settled([
      decide(),
      decide({ act: 'refuse', reason: '不' }),
      withdrawJob(as('yu'), { id: 'waits' }),
    ]);
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    const { taken_id, purchase_id } = await rowOf('waits');
    expect([taken_id, purchase_id === 'bought' ? 2 : 3]).toEqual([null, (await left())[0]]);
  });

  test('one that was changed since is read again', async () => {
    await saveJob(as('yu'), { id: 'waits', revision: 2, acknowledged: true, ...jobFieldsOf() });
    expect(await settled([decide(), decide({ id: 'nothing' }), decide({ id: 'failed' })])).toEqual([
      ...['Changed', 'NullPointer', 'Changed'],
    ]);
  });

  test.each(others)('is refused for %s', async (_, caller, code) => {
    const calls = [
      decide({}, caller),
      listJobReviews(as(caller), listCall.input.parse({})),
      getJobForReview(as(caller), { id: 'waits' }),
    ];
    expect(await settled(calls)).toEqual([code, code, code]);
  });

  test('is listed by state, the earliest submitted first, and found by title, company and id', async () => {
    const list = async (query: object) => (await listJobReviews(as(jobReviewer), listCall.input.parse(query))).list;
    const [first, ...rest] = await list({});
    expect(jobRow.parse(first)).toEqual(first);
    expect([first?.id, ...rest.map(({ id }) => id)]).toEqual(['waits', 'later']);
    expect(first).toMatchObject({ company: '余', city: '上海', words: ['私彩'], phase: null });
    for (const [search, ids] of [
      ['designer', ['later']],
      ['余', ['waits', 'later']],
      ['later', ['later']],
      ['无', []],
    ] as const) {
      expect((await list({ search })).map(({ id }) => id)).toEqual(ids);
    }
    expect((await list({ state: 'verified' })).map(({ id, phase }) => [id, phase])).toEqual([['public', 'open']]);
  });

  test('is read with all that was written, and its prohibited words', async () => {
    const shown = await getJobForReview(as(jobReviewer), { id: 'waits' });
    expect(getCall.data.parse(shown)).toEqual(shown);
    expect(shown).toMatchObject({ needsZh: bad, words: ['私彩', '赌博'], professionName: '视觉设计师', company: '余' });
    await expect(getJobForReview(as(jobReviewer), { id: 'x' })).rejects.toMatchObject({ code: 'NullPointer' });
  });
});
