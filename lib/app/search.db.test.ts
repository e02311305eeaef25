import { listReviews as listReviewsCall } from '@/lib/base/moderation/contract';
import { decideOnReview, listReviews } from '@/lib/base/moderation/port';
import { searchKinds } from '@/lib/base/search/codes';
import { findHits } from '@/lib/base/search/port';
import { indexVersion } from '@/lib/base/search/rules/document-words';
import { askForIndex, rebuildIndex } from '@/lib/base/search/server/rebuild';
import { saveProfile } from '@/lib/people/person/server/save-profile';
import type { Job, JobContext } from '@/lib/platform/server/jobs/define-job';
import { decideOnWork } from '@/lib/works/work/server/review/decide-on-work';
import { answerCredit } from '@/lib/works/work/server/works/answer-credit';
import { removeWork } from '@/lib/works/work/server/works/remove-work';
import { saveWork } from '@/lib/works/work/server/works/save-work';
import { callerOf, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { activityRow } from '@/test/event-rows';
import { insertRows, topicRow } from '@/test/rows';
import { bad, beginWithPeople, sameFields, worksIn } from '@/test/works';
import { jobs } from './jobs';
import { rebuildJob, searchables } from './search';

describeOnBothEngines('the search index', (database) => {
  const { as, add, rowOf } = worksIn(database);
  const find = (text: string, kind: keyof typeof searchables = 'video') => findHits(database().db.read, kind, text);
  const editor = callerOf('ed', { staff: 'admin' });
  const kinds = () => database().db.read.selectFrom('index_kind').select(['kind', 'version']).orderBy('kind').execute();
  const versions = async () => (await kinds()).map(({ version }) => version);

  /** Runs the jobs in the queue, and those that they add. */
  async function work(): Promise<void> {
    const { db } = database();
    for (;;) {
      const waiting = await db.read.selectFrom('job').selectAll().where('state', '=', 'waiting').execute();
      const known = waiting.flatMap((row) => {
        const job: Job | undefined = jobs.find(({ kind }) => kind === row.kind);
        return job ? [{ row, job }] : [];
      });
      if (known.length === 0) return;
      for (const { row, job } of known) {
        const context: JobContext = { ...testContext(db), attempt: 1, signal: AbortSignal.timeout(60_000) };
        await job.run(context, job.payload.parse(JSON.parse(row.payload)));
        await db.transaction((tx) => tx.deleteFrom('job').where('id', '=', row.id).execute());
      }
    }
  }

  beforeEach(async () => {
    await database().db.transaction(async (tx) => {
      await tx.deleteFrom('activity').execute();
      await tx.deleteFrom('topic').execute();
      await beginWithPeople(tx);
    });
    await add(
      { id: 'a', title_zh: '光影记忆', intro_zh: '海边的风' },
      { id: 'b', state: 'pending_review', title_zh: '夜的光影' },
    );
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'topic', [topicRow({ id: 't', name_zh: '光影装置' })]);
      await insertRows(tx, 'activity', [activityRow({ id: 'e', organiser_id: 'lin', title_zh: '光影展' })]);
      await insertRows(tx, 'video_source', [
        {
          video_id: 'b',
          upload_id: null,
          state: 'ready',
          progress: 100,
          problem: null,
          original: null,
          download: null,
          name: 'b',
          bytes: 1,
          folder: 'f/',
          width: 1,
          height: 1,
          renditions: '[]',
          touched_at: 0,
        },
      ]);
      await tx.deleteFrom('index_kind').execute();
    });
    await rebuildIndex(database().db, searchables, () => {});
  });

  test('made anew, holds what everybody may see of every kind, and nothing that is gone', async () => {
    const { db } = database();
    expect(await find('光影')).toEqual(['a']);
    expect([await find('光影', 'topic'), await find('光影', 'activity'), await find('林一', 'person')]).toEqual([
      ['t'],
      ['e'],
      ['lin'],
    ]);
    expect(await find('林一', 'activity')).toEqual(['e']);
    await db.transaction(async (tx) => {
      await tx.updateTable('video').set({ state: 'failed' }).where('id', '=', 'a').execute();
      await tx.updateTable('topic').set({ state: 'failed' }).execute();
      await tx.deleteFrom('activity').execute();
    });
    await rebuildIndex(db, searchables, () => {});
    expect([await find('光影'), await find('光影', 'topic'), await find('光影', 'activity')]).toEqual([[], [], []]);
  });

  test('is asked for once by nodes that start together, where it is missing or of older rules', async () => {
    const { db } = database();
    await askForIndex(testContext(db), rebuildJob);
    expect(await db.read.selectFrom('job').select('id').execute()).toEqual([]);
    await db.transaction(async (tx) => {
      await tx.deleteFrom('index_kind').where('kind', '=', 'topic').execute();
      await tx.updateTable('index_kind').set({ version: 0 }).where('kind', '=', 'video').execute();
      await tx
        .updateTable('index_kind')
        .set({ version: indexVersion + 1 })
        .where('kind', '=', 'person')
        .execute();
      await tx.updateTable('video').set({ title_zh: '潮汐' }).where('id', '=', 'a').execute();
    });
    await Promise.all([1, 2, 3].map(() => askForIndex(testContext(db), rebuildJob)));
    const asked = await db.read.selectFrom('job').select('payload').execute();
    expect(asked.map(({ payload }) => JSON.parse(payload).kind).sort()).toEqual(['topic', 'video']);
    await work();
    expect(await find('潮汐')).toEqual(['a']);
    expect(await versions()).toEqual(searchKinds.toSorted().map((kind) => indexVersion + Number(kind === 'person')));
  });

  test('follows a work through approval, change, review of a text, and its end', async () => {
    const decide = async (id: string, act: 'approve' | 'takeDown') =>
      decideOnWork(testContext(database().db, { caller: editor }), {
        id,
        act,
        reason: 'x',
        revision: (await rowOf(id)).revision,
      });
    await decide('b', 'approve');
    expect((await find('光影')).toSorted()).toEqual(['a', 'b']);
    await decide('b', 'takeDown');
    expect(await find('光影')).toEqual(['a']);

    const change = { ...sameFields, id: 'a', revision: 0, tags: ['全息'], software: ['Houdini'], introZh: '山里的风' };
    await saveWork(as('lin'), { ...change, titleZh: bad, acknowledged: true });
    expect(await find('全息 houdini 山里')).toEqual(['a']);
    expect([await find('海边'), await find(bad)]).toEqual([[], []]);
    const staff = testContext(database().db, { caller: editor });
    const [review] = (await listReviews(staff, listReviewsCall.input.parse({}))).list;
    await decideOnReview(staff, { id: review?.id ?? '', isAllowed: true });
    expect(await find(bad)).toEqual(['a']);

    await removeWork(as('lin'), { id: 'a' });
    expect(await find('全息')).toEqual([]);
  });

  test('finds a work by who made it: its author under the name of today, others once they have confirmed', async () => {
    const credit = { userId: 'mo', roles: ['sound' as const] };
    await saveWork(as('lin'), { ...sameFields, id: 'a', revision: 0, titleZh: '光影记忆', credits: [credit] });
    expect([await find('林一'), await find('莫')]).toEqual([['a'], []]);
    await answerCredit(as('mo'), { id: 'a', isConfirmed: true });
    expect(await find('莫')).toEqual(['a']);
    for (const [id, nickname] of [
      ['lin', '江月'],
      ['mo', '回声'],
    ] as const)
      await saveProfile(as(id), { nickname, acknowledged: false });
    expect([await find('江月', 'person'), await find('林一', 'person')]).toEqual([['lin'], []]);
    await work();
    expect([await find('江月'), await find('回声'), await find('江月', 'activity')]).toEqual([['a'], ['a'], ['e']]);
    expect([await find('林一'), await find('莫'), await find('林一', 'activity')]).toEqual([[], [], []]);
    await answerCredit(as('mo'), { id: 'a', isConfirmed: false });
    expect(await find('回声')).toEqual([]);
  });

  test('forgets who is erased, with their works and their name on those of others', async () => {
    await saveWork(as('lin'), {
      ...sameFields,
      id: 'a',
      revision: 0,
      titleZh: '光影记忆',
      credits: [{ userId: 'mo', roles: ['sound'] }],
    });
    await answerCredit(as('mo'), { id: 'a', isConfirmed: true });
    const erase = (personId: string) =>
      database().db.transaction((tx) => {
        const context = testContext(database().db);
        return context.emit(context, tx, 'account.erased', { personId });
      });
    await erase('mo');
    expect([await find('莫'), await find('莫', 'person'), await find('光影')]).toEqual([[], [], ['a']]);
    await erase('lin');
    await work();
    expect([await find('光影'), await find('林一', 'person'), await find('林一', 'activity')]).toEqual([[], [], []]);
    expect(await find('光影', 'activity')).toEqual(['e']);
  });
});
