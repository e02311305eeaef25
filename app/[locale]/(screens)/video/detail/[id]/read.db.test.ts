import { addBroadcast } from '@/test/broadcasts';
import { noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { readAs, tags } from '@/test/page-reading';
import { filmRow } from '@/test/reviewed-works';
import { commentRow, insertRows, personRow, videoRow } from '@/test/rows';
import { readFilmPage } from '../../../../(embed)/VideoPlayer/[id]/read';
import { readVideoPage } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

describeOnOneEngine('the page of a work', (database) => {
  beforeAll(async () => {
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'lin', nickname: '林一舟' })]);
      await insertRows(tx, 'video', [
        videoRow({ id: 'v1', author_id: 'lin', title_en: 'Tides', intro_zh: '潮声' }),
        videoRow({ id: 'v2', author_id: 'lin', state: 'failed', verified_at: null }),
        videoRow({ id: 'v3', author_id: 'lin' }),
      ]);
      await insertRows(tx, 'video_source', [filmRow('v1'), filmRow('v2'), filmRow('v3', 'working')]);
      await insertRows(tx, 'comment_entry', [
        commentRow({ id: 'c1', thing_id: 'v1', author_id: 'lin', reply_count: 1 }),
        commentRow({ id: 'c2', thing_id: 'v1', author_id: 'lin', state: 'waiting' }),
        commentRow({ id: 'c3', thing_id: 'v1', author_id: 'lin', state: 'removed' }),
        commentRow({ id: 'c4', thing_id: 'v1', author_id: 'lin', root_id: 'c1' }),
        commentRow({ id: 'c5', thing_id: 'v1', author_id: 'lin', root_id: 'c1', state: 'waiting' }),
      ]);
    });
  });
  beforeEach(() => {
    readAs(testContext(database().db));
  });

  test('shows the work, what everybody sees of its discussion and what to watch next, with the tags of all', async () => {
    const found = await readVideoPage('en', 'v1');
    expect(found).toMatchObject({
      video: { videoId: 'v1', title: 'Tides', introLanguage: 'zh', author: { nickname: '林一舟' } },
      related: [{ videoId: 'v3' }],
    });
    const said = found?.comments.list.map(({ id, replies }) => [id, ...replies.map((reply) => reply.id)]);
    expect(said).toEqual([['c1', 'c4']]);
    expect(new Set(tags.flat())).toEqual(new Set(['video:v1', 'comments:video:v1', 'person:authors', 'video:v3']));
  });

  test('says of which broadcast it is the replay, tagged so that it ends with that', async () => {
    const replay = {
      id: 'live',
      host_id: 'lin',
      live_at: noon,
      ended_at: noon + 1,
      replay_id: 'v1',
      replay_at: noon + 2,
    };
    await addBroadcast(database().db, { startAt: noon, ...replay });
    expect((await readVideoPage('zh', 'v1'))?.recorded).toMatchObject({ id: 'live' });
    expect(tags.flat()).toContain('broadcast:live');
    expect((await readVideoPage('zh', 'v3'))?.recorded).toBeNull();
  });

  test.each(['v2', 'nothing'])('is none for %s, with the tag all the same', async (id) => {
    expect(await readVideoPage('zh', id)).toBeNull();
    expect(tags.flat()).toEqual([`video:${id}`]);
  });

  test('is only a player where nothing else is asked for', async () => {
    expect(await readFilmPage('en', 'v1')).toMatchObject({ title: 'Tides', size: { width: 1920, height: 1080 } });
    expect(tags).toEqual([['video:v1']]);
  });

  test.each([
    ['is not public', 'v2'],
    ['has no film yet', 'v3'],
    ['is unknown', 'nothing'],
  ])('nothing is played of a work that %s, until it is', async (_, id) => {
    expect(await readFilmPage('zh', id)).toBeNull();
    expect(tags).toEqual([[`video:${id}`]]);
  });

  test.each(['', 'a,b', '../x', 'a'.repeat(65)])('asks for nothing where the id %j can be none', async (id) => {
    expect(await readVideoPage('zh', id)).toBeNull();
    expect(tags).toEqual([]);
  });
});
