import type { Context } from '@/lib/platform/server/context';
import { findPlaylistItems } from '@/lib/works/playlist/port';
import { callerOf, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { playlistsIn } from '@/test/playlists';
import { settled } from '@/test/settled';
import { bad } from '@/test/works';
import { getOwnPlaylist } from './get-own-playlist';
import { getPlaylist } from './get-playlist';
import { isPlaylistTakenDown } from './is-playlist-taken-down';
import { listPlaylistVideos } from './list-playlist-videos';
import { listPlaylistsOfPerson } from './list-playlists-of-person';
import { findPublicPlaylist } from './public-works';
import { takePlaylistDown } from './take-playlist-down';

const page = { pageIndex: 1, pageSize: 20 };
const hidden = { code: 'NullPointer' };

describeOnBothEngines('play lists that staff take down', (database) => {
  const { as, visitor, begin, add, create, save, rowOf, decide, dropped } = playlistsIn(database);
  const staff = (role: string) => as('ed', { caller: callerOf('ed', { staff: role }) });
  const set = (isTakenDown: boolean, id = 'list', context: Context = staff('reviewer')) =>
    takePlaylistDown(context, { id, isTakenDown });
  const own = (id = 'list') => getOwnPlaylist(as('lin'), { id });
  /** On a list of its own in each test, as the audit log is never emptied. */
  const deeds = (id: string) =>
    database().db.read.selectFrom('audit_entry').selectAll().where('subject_id', '=', id).orderBy('id').execute();

  beforeEach(() => begin(['w1', 'w2']));
  beforeEach(() => add({ id: 'list' }, ['w1', 'w2']));

  /** Whether others see it: on its page, among its creator's lists, in collections. Throws where these disagree. */
  async function isSeen(id = 'list'): Promise<boolean> {
    const isListed = (found: { id: string }[]) => found.some((list) => list.id === id);
    const opened = await settled([
      getPlaylist(visitor(), { id }),
      getPlaylist(as('mo'), { id }),
      listPlaylistVideos(visitor(), { id, ...page }),
    ]);
    const seen = [
      ...opened.map((end) => end === 'done'),
      isListed((await listPlaylistsOfPerson(visitor(), { userId: 'lin', ...page })).list),
      isListed(await findPlaylistItems(as('mo'), [id])),
      isListed(await findPublicPlaylist(database().db.read, id).execute()),
    ];
    if (new Set(seen).size > 1) throw new Error(`Seen here, hidden there: ${seen}`);
    return seen[0] === true;
  }

  test('are their creator’s alone at once, and drop the pages that show them', async () => {
    expect(await isSeen()).toBe(true);
    expect(await set(true)).toBeNull();
    expect(await isSeen()).toBe(false);
    expect(await dropped()).toEqual(['person:lin', 'playlist:list']);
    expect(await getPlaylist(as('lin'), { id: 'list' })).toMatchObject({ isPublic: false, videoCount: 2 });
    expect(await own()).toMatchObject({ isPublic: true, isTakenDown: true });
    expect(await isPlaylistTakenDown(staff('reviewer'), 'list')).toBe(true);
  });

  test('are taken down by those who may review reports and by nobody else', async () => {
    await add({ id: 'calm' }, ['w1']);
    await expect(set(true, 'calm', visitor())).rejects.toMatchObject({ code: 'Unauthorized' });
    await expect(isPlaylistTakenDown(visitor(), 'calm')).rejects.toMatchObject({ code: 'Unauthorized' });
    for (const context of [as('mo'), as('lin'), staff('editor'), staff('sales')]) {
      for (const id of ['calm', 'none']) {
        await expect(set(true, id, context)).rejects.toMatchObject({ code: 'Forbidden' });
        await expect(isPlaylistTakenDown(context, id)).rejects.toMatchObject({ code: 'Forbidden' });
      }
    }
    await expect(set(true, 'none')).rejects.toMatchObject(hidden);
    expect(await isPlaylistTakenDown(staff('reviewer'), 'none')).toBeNull();
    expect([await isSeen('calm'), await deeds('calm')]).toEqual([true, []]);
    await set(true, 'calm', staff('admin'));
    expect(await isSeen('calm')).toBe(false);
  });

  test('are on record once, however often it is asked', async () => {
    await add({ id: 'once' }, ['w1']);
    await Promise.all([set(true, 'once'), set(true, 'once'), set(true, 'once')]);
    await set(false, 'once');
    await dropped();
    await set(false, 'once');
    expect(await dropped()).toEqual([]);
    const deed = { actor_id: 'ed', subject: 'playlist', subject_id: 'once' };
    const [down, up] = ['{"isTakenDown":true}', '{"isTakenDown":false}'];
    expect(await deeds('once')).toMatchObject([
      { ...deed, action: 'playlist.list.takenDown', before: up, after: down },
      { ...deed, action: 'playlist.list.givenBack', before: down, after: up },
    ]);
  });

  test('cannot be made public by their creator, and can be changed otherwise', async () => {
    await set(true);
    expect(await save('list', { title: '改过' })).toMatchObject({ title: '改过', isTakenDown: true });
    expect(await isSeen()).toBe(false);
    await save('list', { isPublic: false });
    await expect(save('list', { title: '又改', isPublic: true })).rejects.toMatchObject({ code: 'TakenDown' });
    expect(await rowOf('list')).toMatchObject({ title: '夜里看的', is_public: 0, is_wished_public: 0 });
  });

  test('are as their creator set them once they are restored', async () => {
    await set(true);
    await set(false);
    expect([await isSeen(), (await own()).isTakenDown]).toEqual([true, false]);
    await set(true);
    await save('list', { isPublic: false });
    await set(false);
    expect(await isSeen()).toBe(false);
    await save('list', { isPublic: true });
    expect(await isSeen()).toBe(true);
  });

  test('stay so when staff allow their title, and without one when they are given back', async () => {
    const { id } = await create({ title: bad, videoIds: ['w1'], acknowledged: true });
    await set(true, id);
    await set(false, id);
    expect(await isSeen(id)).toBe(false);
    await set(true, id);
    await decide(id, true);
    expect(await isSeen(id)).toBe(false);
    await set(false, id);
    expect(await isSeen(id)).toBe(true);
  });

  test('are hidden whatever their creator does at the same instant', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await save('list', { isPublic: false });
      const ends = await settled([
        set(true),
        ...['一', '二', '三'].map((title) => save('list', { title, isPublic: true })),
      ]);
      expect(new Set([...ends, 'done', 'TakenDown'])).toEqual(new Set(['done', 'TakenDown']));
      expect(await isSeen()).toBe(false);
      await set(false);
    }
  });

  test('are told to be so in what their creator takes along', async () => {
    await set(true);
    const context = testContext(database().db);
    const parts: Record<string, unknown> = {};
    await database().db.transaction((tx) => context.emit(context, tx, 'account.exported', { personId: 'lin', parts }));
    expect(parts.playlists).toMatchObject([{ id: 'list', isPublic: true, isTakenDown: true }]);
  });
});
