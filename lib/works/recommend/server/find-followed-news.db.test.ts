import { millisecondsInDay } from 'date-fns/constants';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { mostNews } from '../codes';
import { findFollowedNews as contract } from '../contract';
import { findFollowedNews } from './find-followed-news';
import { noteFollowedNewsSeen } from './note-followed-news-seen';

describeOnBothEngines('new works of followed people', (database) => {
  const as = () => testContext(database().db, { caller: callerOf('me') });
  const news = async () => {
    const found = await findFollowedNews(as());
    expect(contract.data.parse(found)).toEqual(found);
    return { ...found, people: found.people.map(({ userId }) => userId) };
  };
  const add = (works: Parameters<typeof videoRow>[0][]) =>
    database().db.transaction((tx) => insertRows(tx, 'video', works.map(videoRow)));

  beforeEach(() =>
    database().db.transaction(async (tx) => {
      for (const table of ['person_follow', 'video', 'person'] as const) await tx.deleteFrom(table).execute();
      await insertRows(
        tx,
        'person',
        ['me', 'a', 'b', 'stranger'].map((id) => personRow({ id })),
      );
      const since = noon - 40 * millisecondsInDay;
      await insertRows(tx, 'person_follow', [
        { follower_id: 'me', person_id: 'a', created_at: since },
        { follower_id: 'me', person_id: 'b', created_at: noon - 10 },
      ]);
    }),
  );

  test('are those published since the last look, within thirty days and since the follow', async () => {
    expect(await news()).toEqual({ count: 0, people: [], until: null });
    await add([
      { id: 'old', author_id: 'a', verified_at: noon - 31 * millisecondsInDay },
      { id: 'new', author_id: 'a', verified_at: noon - 5 },
      { id: 'newer', author_id: 'b', verified_at: noon - 4 },
      { id: 'before', author_id: 'b', verified_at: noon - 20 },
      { id: 'private', author_id: 'a', verified_at: noon - 1, state: 'failed' },
      { id: 'other', author_id: 'stranger', verified_at: noon - 1 },
    ]);
    expect(await news()).toEqual({ count: 2, people: ['b', 'a'], until: noon - 4 });
    await noteFollowedNewsSeen(as(), { until: noon - 5 });
    expect(await news()).toEqual({ count: 1, people: ['b'], until: noon - 4 });
    await noteFollowedNewsSeen(as(), { until: noon + millisecondsInDay });
    await noteFollowedNewsSeen(as(), { until: 0 });
    expect(await news()).toMatchObject({ count: 0 });
    await add([{ id: 'later', author_id: 'a', verified_at: noon + 1 }]);
    expect(await news()).toMatchObject({ count: 1 });
  });

  test('are counted up to a hundred, and only for a caller', async () => {
    await add(
      Array.from({ length: mostNews + 3 }, (_, place) => ({
        id: `v${place}`,
        author_id: 'a',
        verified_at: noon - place,
      })),
    );
    expect(await news()).toMatchObject({ count: mostNews, until: noon });
    await expect(findFollowedNews(testContext(database().db))).rejects.toMatchObject({ code: 'Unauthorized' });
    const noted = noteFollowedNewsSeen(testContext(database().db), { until: 1 });
    await expect(noted).rejects.toMatchObject({ code: 'Unauthorized' });
  });
});
