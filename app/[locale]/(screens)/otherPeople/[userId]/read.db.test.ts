import { testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { readAs, tags } from '@/test/page-reading';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { readPersonPage } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

describeOnOneEngine('a creator’s page', (database) => {
  beforeAll(async () => {
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [
        personRow({ id: 'lin', nickname: '林一舟', follower_count: 3 }),
        personRow({ id: 'gone', erased_at: 1 }),
      ]);
      await insertRows(tx, 'video', [
        videoRow({ id: 'v1', author_id: 'lin', title_en: 'Tides' }),
        videoRow({ id: 'v2', author_id: 'lin', state: 'failed', verified_at: null }),
        videoRow({ id: 'v3', author_id: 'gone' }),
      ]);
    });
  });
  beforeEach(() => {
    readAs(testContext(database().db));
  });

  test('shows the person and what passed review, and carries their tag', async () => {
    const found = await readPersonPage('en', 'lin');
    expect(found).toMatchObject({
      person: { userId: 'lin', nickname: '林一舟', followerCount: 3 },
      works: { list: [{ videoId: 'v1', title: 'Tides' }], hasNextPage: false },
      workCount: 1,
    });
    expect(new Set(tags.flat())).toEqual(new Set(['person:lin']));
  });

  test.each(['gone', 'nobody'])('is nobody’s for %s, with the tag all the same', async (id) => {
    expect(await readPersonPage('zh', id)).toBeNull();
    expect(tags.flat()).toContain(`person:${id}`);
  });

  test.each(['', 'a,b', '../x', 'a'.repeat(65)])('asks for nothing where the id %j can be nobody’s', async (id) => {
    expect(await readPersonPage('zh', id)).toBeNull();
    expect(tags).toEqual([]);
  });
});
