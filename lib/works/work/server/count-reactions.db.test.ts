import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { videoScore } from '../rules/score';
import { countComments, countLike } from './count-reactions';

describeOnBothEngines('what people do with a work', (database) => {
  const context = () => testContext(database().db);
  const like = (id: string, by: 1 | -1) => database().db.transaction((tx) => countLike(context(), tx, { id, by }));
  const comment = (id: string, by: number) =>
    database().db.transaction((tx) => countComments(context(), tx, { id, by }));
  const row = (id: string) =>
    database()
      .db.read.selectFrom('video')
      .select(['like_count', 'comment_count', 'score'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  beforeAll(() => database().db.transaction((tx) => insertRows(tx, 'person', [personRow({ id: 'author' })])));
  beforeEach(() =>
    database().db.transaction(async (tx) => {
      await tx.deleteFrom('video').execute();
      await insertRows(tx, 'video', [
        videoRow({ id: 'public', view_count: 500, like_count: 2 }),
        videoRow({ id: 'hidden', state: 'failed', like_count: 2, comment_count: 3 }),
      ]);
    }),
  );

  test('is counted, and a like moves the score', async () => {
    await like('public', 1);
    await comment('public', 2);
    const score = videoScore({ viewCount: 500, likeCount: 3, verifiedAt: noon });
    expect(await row('public')).toEqual({ like_count: 3, comment_count: 2, score });
    await like('public', -1);
    await comment('public', -1);
    expect(await row('public')).toMatchObject({ like_count: 2, comment_count: 1 });
  });

  test('is counted each time when fifty do it at once, and the score is that of all', async () => {
    await Promise.all(Array.from({ length: 50 }, () => Promise.all([like('public', 1), comment('public', 1)])));
    const score = videoScore({ viewCount: 500, likeCount: 52, verifiedAt: noon });
    expect(await row('public')).toEqual({ like_count: 52, comment_count: 50, score });
  });

  test.each(['hidden', 'nothing'])('is refused for %s, which not everybody sees', async (id) => {
    await expect(like(id, 1)).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(comment(id, 1)).rejects.toMatchObject({ code: 'NullPointer' });
    // Earlier likes and comments can be undone, otherwise no account could be erased.
    await like(id, -1);
    await comment(id, -2);
  });

  test('is counted down for a work that was taken down', async () => {
    await like('hidden', -1);
    await comment('hidden', -2);
    expect(await row('hidden')).toMatchObject({ like_count: 1, comment_count: 1 });
  });

  test('drops no page', async () => {
    const { db } = database();
    const dropped = () => db.read.selectFrom('page_invalidation').selectAll().execute();
    const before = (await dropped()).length;
    await like('public', 1);
    await comment('public', 1);
    expect(await dropped()).toHaveLength(before);
  });
});
