import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useMediaFolder } from '@/test/media-folder';
import { insertRows } from '@/test/rows';
import { settled } from '@/test/settled';
import { beginWithPeople, publicPages, sourceRow, worksIn } from '@/test/works';
import { lockForContest, releaseFromContest } from '../../port';
import { listVideosOfPerson } from '../list-videos-of-person';
import { getWork } from './get-work';
import { listOwnWorks } from './list-own-works';
import { removeWork } from './remove-work';

describeOnBothEngines('deleting a work', (database) => {
  useMediaFolder();
  const { as, add, rowOf, tags, jobs } = worksIn(database);
  const remove = (id: string, personId: string | null = 'lin') => removeWork(as(personId), { id });
  const enter = (id: string, personId = 'lin') =>
    database().db.transaction((tx) => lockForContest(tx, { id, personId }));
  const leave = (id: string) => database().db.transaction((tx) => releaseFromContest(tx, id));

  beforeEach(() => database().db.transaction(beginWithPeople));

  test.each(['pending_edit', 'pending_review', 'verified', 'failed'] as const)(
    'from %s takes it out of every list and page, and has its files removed',
    async (state) => {
      await add({ id: 'work', state }, { id: 'stays' });
      await remove('work');
      expect(await rowOf('work')).toMatchObject({ state: 'deleted', title_zh: '旧题' });
      expect(await tags()).toEqual(publicPages('work'));
      expect(await jobs()).toEqual([
        { kind: 'video.remove-files', payload: JSON.stringify({ videoId: 'work' }), run_at: noon },
      ]);
      await expect(getWork(as('lin'), { id: 'work' })).rejects.toMatchObject({ code: 'NullPointer' });
      const own = await listOwnWorks(as('lin'), { state: '', pageIndex: 1, pageSize: 20 });
      expect(own.list.map(({ id }) => id)).toEqual(['stays']);
      const shown = await listVideosOfPerson(testContext(database().db), { userId: 'lin', pageIndex: 1, pageSize: 20 });
      expect(shown.list.map(({ videoId }) => videoId)).toEqual(['stays']);
    },
  );

  test('twice, it is not there any more', async () => {
    await add({ id: 'work' });
    const ends = await settled(Array.from({ length: 10 }, () => remove('work')));
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(ends.filter((end) => end === 'NullPointer')).toHaveLength(9);
    expect(await jobs()).toHaveLength(1);
  });

  test('is refused while it stands in a contest, and possible after all of them', async () => {
    await add({ id: 'work' });
    expect([await enter('work'), await enter('work')]).toEqual([true, true]);
    await leave('work');
    await expect(remove('work')).rejects.toMatchObject({ code: 'InContest' });
    await leave('work');
    expect(await leave('work')).toBe(false);
    await remove('work');
    expect(await rowOf('work')).toMatchObject({ state: 'deleted', contest_count: 0 });
  });

  test('only its creator enters it in a contest, public or under review', async () => {
    const states = ['pending_edit', 'pending_review', 'verified', 'failed', 'deleted'] as const;
    await add(...states.map((state) => ({ id: state, state })));
    const entered: string[] = [];
    for (const id of [...states, 'nothing']) if (await enter(id)) entered.push(id);
    expect(entered).toEqual(['pending_review', 'verified']);
    expect(await enter('verified', 'mo')).toBe(false);
  });

  test('of a removal and an entry at once one happens: no deleted work stands in a contest', async () => {
    const ids = Array.from({ length: 25 }, (_, index) => `work${index}`);
    await add(...ids.map((id) => ({ id })));
    await Promise.all(
      ids.map(async (id, index) => {
        const both = [() => remove(id).then(() => true), () => enter(id)];
        if (index % 2 === 1) both.reverse();
        const ends = await Promise.allSettled(both.map((act) => act()));
        const happened = ends.filter((end) => end.status === 'fulfilled' && end.value);
        expect(happened).toHaveLength(1);
      }),
    );
    const rows = await database().db.read.selectFrom('video').select(['state', 'contest_count']).execute();
    for (const row of rows) expect(row.contest_count).toBe(row.state === 'deleted' ? 0 : 1);
  });

  test('is refused to another user and to a visitor, who learn nothing of it', async () => {
    await add({ id: 'work' });
    await database().db.transaction((tx) => insertRows(tx, 'video_source', [sourceRow('work')]));
    await expect(remove('work', 'mo')).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(remove('work', null)).rejects.toMatchObject({ code: 'Unauthorized' });
    expect(await rowOf('work')).toMatchObject({ state: 'verified' });
    expect(await jobs()).toEqual([]);
  });
});
