import { openDatabase } from '@/lib/platform/server/db/open';
import { boardsTag } from '@/lib/works/work/port';
import { useBoards } from '@/test/boards';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { videoRow } from '@/test/rows';
import { listBoard } from './list-board';
import { makeBoards } from './make-boards';
import { renewBoards } from './renew-boards';

const dayMs = 24 * 3_600_000;

describeOnBothEngines('making the ranking boards', (database) => {
  const { insert, board, tags } = useBoards(database);

  test('forty requests on two nodes make one set of boards, and all see it', async () => {
    const { db, url } = database();
    const other = openDatabase(url);
    await insert(
      'video',
      Array.from({ length: 700 }, (_, index) => videoRow({ id: `v${index}`, view_count: index })),
    );
    const ask = (index: number) => listBoard(testContext(index % 2 ? db : other), { board: 'all' });
    const found = await Promise.all(Array.from({ length: 40 }, (_, index) => ask(index)));
    for (const one of found) expect(one).toEqual(found[0]);
    expect(found[0]?.list).toHaveLength(100);
    expect(await tags()).toEqual([boardsTag]);
    await other.close();
  });

  test('two nodes that saw different counts do not mix their boards', async () => {
    const { db, url } = database();
    const other = openDatabase(url);
    await insert(
      'video',
      Array.from({ length: 600 }, (_, index) => videoRow({ id: `v${index}`, view_count: index })),
    );
    const turn = db.transaction((tx) =>
      tx
        .updateTable('video')
        .set((row) => ({ view_count: row(row.val(1000), '-', row.ref('view_count')) }))
        .execute(),
    );
    await Promise.all([makeBoards(db, noon), makeBoards(other, noon), turn]);
    const { list } = await board('all');
    const scores = list.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((one, two) => two - one));
    expect(list.map(({ rank }) => rank)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    await other.close();
  });

  describe('by the job of each Beijing midnight', () => {
    const renew = (now: number, signal = new AbortController().signal) => {
      const context = { ...testContext(database().db, { now: () => now }), attempt: 1, signal };
      return renewBoards.run(context, { occurrence: now });
    };
    const days = async () =>
      (await database().db.read.selectFrom('ranking_place').select('day').distinct().orderBy('day').execute()).map(
        ({ day }) => day,
      );

    test('are made once a day and kept for a week', async () => {
      expect(renewBoards).toMatchObject({ kind: 'ranking.renew-boards', schedule: 'beijing-midnight' });
      await insert('video', [videoRow({ id: 'a' })]);
      for (let day = 0; day < 10; day += 1) await renew(noon + day * dayMs);
      expect(await days()).toEqual(['22', '23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`));
      const seen = (await tags()).length;
      await renew(noon + 9 * dayMs);
      expect((await tags()).slice(seen)).toEqual([]);
    });

    test('that is broken off leaves nothing behind and is made up for', async () => {
      await insert('video', [videoRow({ id: 'a' })]);
      await expect(renew(noon, AbortSignal.abort(new Error('stopping')))).rejects.toThrow('stopping');
      expect(await days()).toEqual([]);
      await renew(noon);
      expect(await days()).toEqual(['2026-11-20']);
    });
  });
});
