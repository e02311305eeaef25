import { millisecondsInDay } from 'date-fns/constants';
import { actOnJob } from '@/lib/careers/job/server/own/act-on-job';
import { applicationScene, nothingSent } from '@/test/applications';
import { callerOf } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { planOf } from '@/test/plan';
import { counted, settled } from '@/test/settled';
import * as contract from '../../contract';
import { moveApplication, openApplication } from '../desk/move-application';
import { acceptOffer } from './accept-offer';
import { applyForJob } from './apply-for-job';
import { findOwnApplications, getOwnApplication } from './find-own-applications';
import { ownApplications } from './read-own';
import { removeApplication, withdrawJobApplication } from './withdraw-job-application';

const many = Array.from({ length: 20 }, (_, index) => `p${index}`);
const page = { pageIndex: 1, pageSize: 20 };

describeOnBothEngines('the applications of a person', (database) => {
  const scene = applicationScene(database);
  const { as, job, work, apply, rowOf, countOf, applicationsOf, told, pass } = scene;

  beforeAll(() => scene.people('studio', 'lin', 'mo', 'author', ...many));
  beforeEach(scene.beginAnew);

  const close = (id: string) => actOnJob(as('studio'), { id, revision: 0, act: 'close' });
  const move = async (id: string, state: contract.MovedState) =>
    moveApplication(as('studio'), { id, revision: (await rowOf(id))?.revision ?? 0, state });

  test('are sent with works, note and contacts, and read by their applicant alone', async () => {
    const [id, first, second] = [await job(), await work('lin'), await work('lin')];
    const sent = await apply('lin', id, { works: [second, first], note: '我做过夜航。', email: 'lin@example.org' });
    expect(contract.ownApplication.parse(sent)).toMatchObject({
      ...{ state: 'new', note: '我做过夜航。', email: 'lin@example.org', phone: '' },
      job: { id, title: '灯光编程', isOpen: true },
      company: { userId: 'studio' },
      steps: [{ by: 'applicant', state: 'new', template: null, text: '' }],
    });
    expect(sent.works.map(({ videoId }) => videoId)).toEqual([second, first]);
    expect(told('application.sent')).toEqual([{ jobId: id, companyId: 'studio', personId: 'lin', isWithdrawn: false }]);
    expect(await getOwnApplication(as('lin'), { jobId: id })).toEqual(sent);
    expect((await findOwnApplications(as('lin', { language: 'en' }), page)).list[0]).toMatchObject({
      id: sent.id,
      job: { title: 'Lighting programmer', titleLanguage: 'en' },
    });
    expect(await getOwnApplication(as('mo'), { jobId: id })).toBeNull();
    expect((await findOwnApplications(as('mo'), page)).list).toEqual([]);
    expect(await countOf(id)).toBe(1);
  });

  test.each<[what: string, code: string, changes: Parameters<typeof job>[0], who?: string]>([
    ['is unknown to the public', 'NullPointer', { review_state: 1 }],
    ['is closed', 'JobClosed', { closed_at: 1 }],
    ['is paused', 'JobClosed', { paused_at: 1 }],
    ['has ended', 'JobClosed', { open_until: 1 }],
    ['is one’s own', 'Forbidden', {}, 'studio'],
  ])('are refused for a job that %s', async (_what, code, changes, who = 'lin') => {
    const id = await job(changes);
    await expect(apply(who, id)).rejects.toMatchObject({ code });
    expect([await countOf(id), await applicationsOf(id)]).toEqual([0, []]);
  });

  test('need a bound phone, own public works and a note that everybody may read', async () => {
    const id = await job();
    const bare = as('lin', { caller: callerOf('lin', { hasPhone: false }) });
    await expect(applyForJob(bare, { jobId: id, ...nothingSent })).rejects.toMatchObject({ code: 'PhoneNeeded' });
    const works = [await work('lin'), await work('author'), await work('lin', { state: 'pending_review' }), 'none'];
    await expect(apply('lin', id, { works })).rejects.toMatchObject({
      details: { fields: [1, 2, 3].map((index) => ({ field: `works.${index}`, rule: 'unknown' })) },
    });
    await expect(apply('lin', id, { note: '网上赌博' })).rejects.toMatchObject({
      details: { fields: [{ field: 'note', rule: 'prohibited' }] },
    });
    expect(await countOf(id)).toBe(0);
  });

  test('are not taken from somebody whom the company has blocked', async () => {
    const id = await job();
    await database().db.transaction((tx) =>
      tx.insertInto('person_block').values({ person_id: 'studio', blocked_id: 'mo', created_at: 1 }).execute(),
    );
    await expect(apply('mo', id)).rejects.toMatchObject({ code: 'Blocked' });
    await database().db.transaction((tx) => tx.deleteFrom('person_block').execute());
  });

  test('sent twenty times at once by one person are one', async () => {
    const id = await job();
    const ends = await settled(many.map(() => apply('lin', id)));
    expect(counted(ends)).toEqual({ done: 1, AppliedAlready: 19 });
    expect([await countOf(id), (await applicationsOf(id)).length, told('application.sent').length]).toEqual([1, 1, 1]);
  });

  test('sent by twenty people at once are twenty', async () => {
    const id = await job();
    expect(counted(await settled(many.map((person) => apply(person, id))))).toEqual({ done: 20 });
    expect([await countOf(id), (await applicationsOf(id)).length]).toEqual([20, 20]);
  });

  test('sent while the job is closed were sent before, and count, or are refused', async () => {
    const id = await job();
    const ends = await settled([...many.slice(0, 10).map((person) => apply(person, id)), close(id)]);
    const { done = 0, JobClosed = 0 } = counted(ends.slice(0, 10));
    expect([done + JobClosed, await countOf(id), (await applicationsOf(id)).length]).toEqual([10, done, done]);
    await expect(apply('mo', id)).rejects.toMatchObject({ code: 'JobClosed' });
  });

  test('are withdrawn, which counts once, and sent again while the job is open', async () => {
    const id = await job();
    const sent = await apply('lin', id, { note: '第一次' });
    await move(sent.id, 'no');
    const ends = await settled(many.slice(0, 5).map(() => withdrawJobApplication(as('lin'), { id: sent.id })));
    expect([counted(ends), await countOf(id)]).toEqual([{ done: 5 }, 0]);
    expect(told('application.sent').filter(({ isWithdrawn }) => isWithdrawn)).toHaveLength(1);
    await expect(openApplication(as('studio'), { id: sent.id })).rejects.toMatchObject({ code: 'NullPointer' });
    pass(1000);
    const again = await apply('lin', id, { note: '第二次' });
    expect(again).toMatchObject({ id: sent.id, state: 'new', note: '第二次' });
    expect(again.steps.map(({ state }) => state)).toEqual(['new', 'no', 'withdrawn', 'new']);
    expect(await countOf(id)).toBe(1);
    await withdrawJobApplication(as('lin'), { id: sent.id });
    await close(id);
    await expect(apply('lin', id)).rejects.toMatchObject({ code: 'JobClosed' });
  });

  test('that have an offer are accepted once, and withdrawn no more', async () => {
    const id = await job();
    const sent = await apply('lin', id);
    await expect(acceptOffer(as('lin'), { id: sent.id })).rejects.toMatchObject({ code: 'Changed' });
    await move(sent.id, 'offer');
    const ends = await settled(many.slice(0, 3).map(() => acceptOffer(as('lin'), { id: sent.id })));
    expect([ends, told('application.accepted').length]).toEqual([['done', 'done', 'done'], 1]);
    await expect(withdrawJobApplication(as('lin'), { id: sent.id })).rejects.toMatchObject({ code: 'Changed' });
    await expect(move(sent.id, 'no')).rejects.toMatchObject({ code: 'Changed' });
  });

  test('accepted while the company declines are one or the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sent = await apply('lin', await job());
      await move(sent.id, 'offer');
      const [accepts, declines] = await settled([acceptOffer(as('lin'), { id: sent.id }), move(sent.id, 'no')]);
      const ends = accepts === 'done' ? ['hired', 'done', 'Changed'] : ['no', 'Changed', 'done'];
      expect([(await rowOf(sent.id))?.state, accepts, declines]).toEqual(ends);
    }
  });

  test('are removed at once, in any state, and nobody else can touch them', async () => {
    const id = await job();
    const sent = await apply('lin', id);
    for (const act of [withdrawJobApplication, acceptOffer, removeApplication]) {
      await expect(act(as('mo'), { id: sent.id })).rejects.toMatchObject({ code: 'NullPointer' });
      await expect(act(as('mo'), { id: 'unknown' })).rejects.toMatchObject({ code: 'NullPointer' });
    }
    await move(sent.id, 'offer');
    await acceptOffer(as('lin'), { id: sent.id });
    const ends = await settled(many.slice(0, 3).map(() => removeApplication(as('lin'), { id: sent.id })));
    expect(counted(ends)).toEqual({ done: 1, NullPointer: 2 });
    expect([await countOf(id), await applicationsOf(id)]).toEqual([0, []]);
    const steps = await scene
      .read()
      .selectFrom('job_application_step')
      .select('number')
      .where('application_id', '=', sent.id)
      .execute();
    expect(steps).toEqual([]);
  });

  test('are fifty a day at most', async () => {
    const jobs = await Promise.all(Array.from({ length: 51 }, () => job()));
    for (const id of jobs.slice(0, 49)) await apply('author', id);
    const ends = await settled(jobs.slice(49).map((id) => apply('author', id)));
    expect(counted(ends)).toEqual({ done: 1, TooManyRequests: 1 });
    // Nine tenths of a day later it is tomorrow in Beijing.
    pass(0.9 * millisecondsInDay);
    await apply('author', await job());
  });

  test('are so many entries of an index', async () => {
    const plan = await planOf(database(), (db) =>
      ownApplications(db, 'lin').orderBy('application.sent_at', 'desc').orderBy('application.id').limit(21).offset(40),
    );
    expect(plan).toContain('job_application_own');
    expect(plan).not.toMatch(/SCAN application|USE TEMP B-TREE|"Sort/);
  });
});
