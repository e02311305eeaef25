import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { bad, broken } from '@/test/own-activities';
import { jobPages, jobsOfYu } from '@/test/own-jobs';
import { counted, settled } from '@/test/settled';
import { type JobAct, jobCode } from '../../codes';
import { holdOpenJob } from '../find-job';
import { actOnJob } from './act-on-job';
import { submitJob, withdrawJob } from './submit-job';

const day = 86_400_000;
const draft = { review_state: jobCode.pending_edit };
const later = noon + 1000;

describeOnBothEngines('a job and its company', (database) => {
  const { as, begin, add, rowOf, left, entries, tags } = jobsOfYu(database);
  type Who = Parameters<typeof as>[0];
  const at = (now: number, caller: Who = 'yu') => as(caller, { now: () => now });
  const unmark = () =>
    database().db.transaction((tx) => tx.updateTable('person').set({ verification: 'none' }).execute());
  beforeEach(begin);

  describe('handing it in', () => {
    const hand = (id: string, input: object = {}, caller: Who = 'yu', now = later) =>
      submitJob(at(now, caller), { id, revision: 0, acknowledged: false, ...input });

    test('takes one post however often at once, which comes back when it is withdrawn', async () => {
      await add({ id: 'a', ...draft, reason: '太短' });
      expect((await settled([hand('a'), hand('a')])).toSorted()).toEqual(['Changed', 'done']);
      expect(await rowOf('a')).toMatchObject({
        review_state: 1,
        submitted_at: later,
        taken_id: 'bought',
        taken_days: 30,
      });
      expect(await left()).toEqual([1, 2]);
      const withdraw = () => withdrawJob(at(later), { id: 'a' });
      expect((await settled([withdraw(), withdraw()])).toSorted()).toEqual(['Changed', 'done']);
      expect(await rowOf('a')).toMatchObject({ review_state: 0, submitted_at: null, taken_id: null, taken_days: 0 });
      expect(await left()).toEqual([2, 2]);
    });

    test('of three at once with two posts left two are done, and one stays a draft', async () => {
      await add(...['a', 'b', 'c'].map((id) => ({ id, ...draft })));
      expect(counted(await settled(['a', 'b', 'c'].map((id) => hand(id))))).toEqual({ done: 2, PostsUsedUp: 1 });
      const { read } = database().db;
      const drafts = await read.selectFrom('job_post').select('id').where('review_state', '=', 0).execute();
      expect([drafts.length, await left()]).toEqual([1, [0, 2]]);
    });

    test('needs no other post for one that was taken down while its own still runs', async () => {
      await add({ id: 'down', review_state: jobCode.failed, posted_until: noon + day, published_at: noon });
      await hand('down');
      expect([await left(), (await rowOf('down')).taken_id]).toEqual([[2, 2], null]);
    });

    test('names all that it lacks and all that contradicts itself', async () => {
      await add({
        id: 'a',
        ...draft,
        fields: { dutiesZh: '', areaId: '', salaryFrom: 9, salaryTo: 8, lastDay: '2026-11-01' },
      });
      await expect(hand('a')).rejects.toMatchObject(
        broken(['dutiesZh', 'required'], ['areaId', 'required'], ['salaryTo', 'backwards'], ['lastDay', 'past']),
      );
      expect(await left()).toEqual([2, 2]);
    });

    test('asks about its words, and notes them', async () => {
      await add({ id: 'a', ...draft, fields: { titleZh: bad } });
      await expect(hand('a')).rejects.toMatchObject({ code: 'ProhibitedWords' });
      expect(await hand('a', { acknowledged: true })).toMatchObject({ state: 'pending_review' });
      expect(await rowOf('a')).toMatchObject({ words: '["赌博"]' });
    });

    test.each([
      ['another company', 'a', {}, 'wei', 'NullPointer'],
      ['an outdated revision', 'a', { revision: 1 }, 'yu', 'Changed'],
      ['one that is public', 'public', {}, 'yu', 'Changed'],
      ['a company without a phone', 'a', {}, callerOf('yu', { hasPhone: false }), 'PhoneNeeded'],
    ] as const)('is refused for %s', async (_, id, input, caller, code) => {
      await add({ id: 'a', ...draft }, { id: 'public' });
      await expect(hand(id, input, caller)).rejects.toMatchObject({ code });
      expect(await left()).toEqual([2, 2]);
    });

    test('needs a company that is verified still', async () => {
      await add({ id: 'a', ...draft });
      await unmark();
      await expect(hand('a')).rejects.toMatchObject({ code: 'CompanyNeeded' });
    });
  });

  describe('once it is public', () => {
    const act = (name: JobAct, { id = 'a', revision = 0, caller = 'yu' as Who, now = later } = {}) =>
      actOnJob(at(now, caller), { id, revision, act: name });

    test('is paused and opened again: the lists and applications have it only while it is open', async () => {
      await add({ id: 'a' });
      expect(await act('pause')).toMatchObject({ phase: 'paused', revision: 1 });
      expect([await entries('a'), (await rowOf('a')).is_listed]).toEqual([0, 0]);
      const hold = () => database().db.transaction((tx) => holdOpenJob({ now: () => later }, tx, 'a'));
      expect(await settled([hold(), act('pause', { revision: 1 })])).toEqual(['JobClosed', 'Changed']);
      expect(await act('resume', { revision: 1 })).toMatchObject({ phase: 'open' });
      expect([await entries('a'), [...new Set(await tags())]]).toEqual([16, jobPages('a')]);
      expect(await hold()).toMatchObject({ id: 'a', companyId: 'yu', titleZh: '投影设计师' });
    });

    test('is brought to the top with one refresh, however often at once', async () => {
      await add({ id: 'a' });
      expect((await settled([act('refresh'), act('refresh')])).toSorted()).toEqual(['Changed', 'done']);
      expect([(await rowOf('a')).refreshed_at, await left()]).toEqual([later, [2, 1]]);
      await act('refresh', { revision: 1 });
      await expect(act('refresh', { revision: 2 })).rejects.toMatchObject({ code: 'RefreshesUsedUp' });
      expect(await rowOf('a')).toMatchObject({ revision: 2 });
    });

    test('is renewed with one post, whose days follow those that are left; by two at once, once', async () => {
      await add({ id: 'a' });
      expect((await settled([act('renew'), act('renew')])).toSorted()).toEqual(['Changed', 'done']);
      expect(await rowOf('a')).toMatchObject({ posted_until: noon + 60 * day, open_until: noon + 60 * day });
      expect([await left(), (await rowOf('a')).is_highlighted]).toEqual([[1, 2], 1]);
    });

    test.each([
      ['its end', { posted_until: noon - day, is_listed: 0 }],
      ['it was closed', { posted_until: noon - day, closed_at: noon - day }],
    ] as const)('opens again with a renewal after %s', async (_, columns) => {
      await add({ id: 'a', ...columns });
      expect(await act('renew')).toMatchObject({ phase: 'open' });
      expect(await rowOf('a')).toMatchObject({ posted_until: later + 30 * day, refreshed_at: later, closed_at: null });
      expect(await entries('a')).toBe(16);
    });

    test('is not renewed beyond its last day to apply, which is moved first', async () => {
      await add({ id: 'a', fields: { lastDay: '2026-11-19' }, is_listed: 0 });
      await expect(act('renew')).rejects.toMatchObject(broken(['lastDay', 'past']));
      expect(await left()).toEqual([2, 2]);
    });

    test('is closed for good until it is renewed', async () => {
      await add({ id: 'a' });
      expect(await act('close')).toMatchObject({ phase: 'closed' });
      for (const name of ['pause', 'resume', 'refresh', 'close'] as const) {
        await expect(act(name, { revision: 1 })).rejects.toMatchObject({ code: 'Changed' });
      }
      expect(await entries('a')).toBe(0);
    });

    test('applies to a close and an application at once: the application is before, or is refused', async () => {
      await add({ id: 'a' });
      const hold = () => database().db.transaction((tx) => holdOpenJob({ now: () => later }, tx, 'a'));
      const [closed, ...held] = await settled([act('close'), ...Array.from({ length: 20 }, hold)]);
      expect(closed).toBe('done');
      expect(new Set([...held, 'done', 'JobClosed'])).toEqual(new Set(['done', 'JobClosed']));
      expect(await settled([hold()])).toEqual(['JobClosed']);
    });

    test('is nobody else’s, and needs a mark for what offers it anew', async () => {
      await add({ id: 'a' }, { id: 'draft', ...draft });
      expect(await settled([act('close', { caller: 'wei' }), act('close', { id: 'draft' })])).toEqual([
        'NullPointer',
        'Changed',
      ]);
      await unmark();
      expect(await settled([act('renew'), act('refresh')])).toEqual(['CompanyNeeded', 'CompanyNeeded']);
      expect(await act('close')).toMatchObject({ phase: 'closed' });
      expect(await left()).toEqual([2, 2]);
    });
  });
});
