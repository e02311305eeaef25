import type { Context } from '@/lib/platform/server/context';
import { findPlaylistItems } from '@/lib/works/playlist/port';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { playlistsIn } from '@/test/playlists';
import * as contract from '../contract';
import { getPlaylist } from './get-playlist';
import { listEntryIds } from './list-entry-ids';
import { listPlaylistVideos } from './list-playlist-videos';
import { listPlaylistsOfPerson } from './list-playlists-of-person';

const works = Array.from({ length: 12 }, (_, index) => `w${index}`);
const page = { pageIndex: 1, pageSize: 20 };

describeOnBothEngines('play lists as they are seen', (database) => {
  const { as, visitor, begin, add, save, setState } = playlistsIn(database);
  const videos = async (context: Context, id = 'list') =>
    (await listPlaylistVideos(context, { id, ...page })).list.map(({ videoId }) => videoId);
  const ofLin = async (context = visitor()) =>
    (await listPlaylistsOfPerson(context, { userId: 'lin', ...page })).list.map(({ id }) => id);

  beforeEach(() => begin(works));
  beforeEach(() => add({ id: 'list', intro: '关灯看。' }, ['w4', 'w1', 'w9']));

  test('a public one is everybody’s, as the contract declares', async () => {
    const list = await getPlaylist(visitor(), { id: 'list' });
    expect(contract.getPlaylist.data.parse(list)).toEqual(list);
    expect(list).toMatchObject({ thumb: 'works/w4.jpg', videoCount: 3, duration: 180, nickName: '名字 lin' });
    const first = await listPlaylistVideos(visitor(), { id: 'list', ...page });
    expect(contract.findPlaylistVideos.data.parse(first)).toEqual(first);
    const lists = await listPlaylistsOfPerson(visitor(), { userId: 'lin', ...page });
    expect(contract.findPlaylistsOfPerson.data.parse(lists)).toEqual(lists);
  });

  test.each([['private'], ['gone'], ['empty id']])('a %s one is nobody else’s, whatever is asked', async (which) => {
    if (which === 'private') await save('list', { title: '播放列表 list', isPublic: false });
    const id = which === 'private' ? 'list' : which;
    for (const context of [visitor(), as('mo'), as('ed')]) {
      const refused = { code: 'NullPointer' };
      await expect(getPlaylist(context, { id })).rejects.toMatchObject(refused);
      await expect(listPlaylistVideos(context, { id, ...page })).rejects.toMatchObject(refused);
      expect(await findPlaylistItems(context, [id])).toEqual([]);
    }
  });

  test('a private one is its creator’s, also after it was public, and comes back when it is public again', async () => {
    await save('list', { isPublic: false });
    expect(await getPlaylist(as('lin'), { id: 'list' })).toMatchObject({ isPublic: false, videoCount: 3 });
    expect(await videos(as('lin'))).toEqual(['w4', 'w1', 'w9']);
    expect(await ofLin(as('lin'))).toEqual([]);
    await save('list', { isPublic: true });
    expect(await videos(visitor())).toEqual(['w4', 'w1', 'w9']);
    expect(await ofLin()).toEqual(['list']);
  });

  test('what is not public is neither shown nor counted, and its place waits for it', async () => {
    await setState('w4', 'failed');
    expect(await getPlaylist(visitor(), { id: 'list' })).toMatchObject({
      thumb: 'works/w1.jpg',
      videoCount: 2,
      duration: 120,
    });
    expect(await videos(visitor())).toEqual(['w1', 'w9']);
    expect(await videos(as('lin'))).toEqual(['w1', 'w9']);
    expect(await listEntryIds(visitor(), 'list')).toEqual(['w4', 'w1', 'w9']);
    await setState('w4', 'verified');
    expect(await videos(visitor())).toEqual(['w4', 'w1', 'w9']);
  });

  test('one in which nothing can be seen is in no list, and has a page', async () => {
    for (const id of ['w4', 'w1', 'w9']) await setState(id, 'deleted');
    await add({ id: 'empty' });
    expect(await ofLin()).toEqual([]);
    expect(await findPlaylistItems(visitor(), ['list', 'empty'])).toEqual([]);
    const nothing = { thumb: null, videoCount: 0, duration: 0 };
    expect(await getPlaylist(visitor(), { id: 'list' })).toMatchObject(nothing);
    expect(await getPlaylist(visitor(), { id: 'empty' })).toMatchObject(nothing);
    expect(await videos(visitor(), 'empty')).toEqual([]);
  });

  test('those of a person come the latest changed first, once each over all pages', async () => {
    const ids = Array.from({ length: 23 }, (_, index) => `l${index}`);
    for (const [index, id] of ids.entries()) {
      await add({ id, updated_at: noon + 1 + (index % 5), is_public: index === 7 ? 0 : 1 }, ['w1']);
    }
    const asked = { userId: 'lin', pageSize: 5 };
    const pages = await everyPage((pageIndex) => listPlaylistsOfPerson(visitor(), { ...asked, pageIndex }));
    const found = pages.flatMap(({ list }) => list.map(({ id }) => id));
    expect(found.toSorted()).toEqual(['list', ...ids.filter((id) => id !== 'l7')].toSorted());
    expect(found.slice(0, 4)).toEqual(['l14', 'l19', 'l4', 'l9']);
    expect(found.at(-1)).toBe('list');
  });

  test('the works come in their order, once each over all pages, whatever is not public', async () => {
    const order = works.toReversed();
    await add({ id: 'long' }, order);
    await setState('w7', 'failed');
    const pages = await everyPage((pageIndex) => listPlaylistVideos(visitor(), { id: 'long', pageIndex, pageSize: 4 }));
    expect(pages.map(({ list }) => list.length)).toEqual([4, 4, 3]);
    expect(pages.flatMap(({ list }) => list.map(({ videoId }) => videoId))).toEqual(order.filter((id) => id !== 'w7'));
  });

  test('items come in the order of the ids, in the language asked for', async () => {
    await add({ id: 'other', owner_id: 'mo' }, ['w2']);
    const items = await findPlaylistItems(as('ed', { language: 'en' }), ['other', 'none', 'list']);
    expect(items).toMatchObject([
      { id: 'other', userId: 'mo', thumb: 'works/w2.jpg' },
      { id: 'list', userId: 'lin' },
    ]);
  });
});
