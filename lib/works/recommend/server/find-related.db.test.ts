import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { findRelated as contract } from '../contract';
import { findRelated } from './find-related';

describeOnBothEngines('what to watch after a work', (database) => {
  const ask = async (id: string) => {
    const list = await findRelated(testContext(database().db), { id });
    expect(contract.data.parse(list)).toEqual(list);
    return list.map(({ videoId }) => videoId);
  };
  const insert = (works: ReturnType<typeof videoRow>[], tags: Record<string, string[]> = {}) =>
    database().db.transaction(async (tx) => {
      await insertRows(tx, 'video', works);
      const rows = Object.entries(tags).flatMap(([video_id, all]) =>
        all.map((tag, position) => ({ video_id, position, tag, tag_key: tag })),
      );
      await insertRows(tx, 'video_tag', rows);
    });

  beforeAll(() =>
    database().db.transaction((tx) =>
      insertRows(tx, 'person', [personRow({ id: 'author' }), personRow({ id: 'other' })]),
    ),
  );
  beforeEach(() =>
    database().db.transaction(async (tx) => {
      await tx.deleteFrom('video_tag').execute();
      await tx.deleteFrom('video').execute();
    }),
  );

  test('is what shares its tags, the more the sooner, then its creator’s latest, then what stands highest', async () => {
    const other = { author_id: 'other' };
    await insert(
      [
        videoRow({ id: 'work', score: 999 }),
        videoRow({ ...other, id: 'low', score: 1 }),
        videoRow({ ...other, id: 'high', score: 900 }),
        videoRow({ id: 'earlier', verified_at: noon - 2, score: 800 }),
        videoRow({ id: 'later', verified_at: noon - 1 }),
        videoRow({ ...other, id: 'one', score: 5 }),
        videoRow({ ...other, id: 'one too', score: 7 }),
        videoRow({ ...other, id: 'both' }),
        videoRow({ ...other, id: 'hidden', state: 'failed', score: 2000 }),
        videoRow({ id: 'hidden of the author', state: 'deleted', verified_at: noon + 9 }),
      ],
      {
        work: ['a', 'b'],
        one: ['a', 'c'],
        'one too': ['b'],
        both: ['b', 'a'],
        hidden: ['a', 'b'],
        low: ['c'],
      },
    );
    expect(await ask('work')).toEqual(['both', 'one too', 'one', 'later', 'earlier', 'high', 'low']);
  });

  test('is twelve works, each once', async () => {
    const works = Array.from({ length: 30 }, (_, index) => videoRow({ id: `v${index}`, score: index }));
    await insert(works, Object.fromEntries(works.slice(0, 8).map(({ id }) => [id, ['a', 'b', 'c']])));
    const list = await ask('v0');
    expect(list.slice(0, 7)).toEqual(['v7', 'v6', 'v5', 'v4', 'v3', 'v2', 'v1']);
    expect(list).toHaveLength(12);
    expect(new Set(list).size).toBe(12);
    expect(await ask('v9')).toHaveLength(12);
  });

  test('finds a work that shares a rare tag and one that everybody uses', async () => {
    const works = Array.from({ length: 400 }, (_, index) => videoRow({ id: `v${1000 + index}`, score: index }));
    const tags = Object.fromEntries(works.map(({ id }) => [id, ['everywhere']]));
    tags.v1000 = ['everywhere', 'rare'];
    tags.v1399 = ['everywhere', 'rare'];
    await insert(works, tags);
    expect((await ask('v1399'))[0]).toBe('v1000');
  });

  test('is nothing after a work that is not public', async () => {
    await insert([videoRow({ id: 'public' }), videoRow({ id: 'hidden', state: 'pending_review' })]);
    expect(await ask('hidden')).toEqual([]);
    expect(await ask('nothing')).toEqual([]);
    expect(await ask('public')).toEqual([]);
  });
});
