import type { Context } from '@/lib/platform/server/context';
import { testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { playlistsIn } from '@/test/playlists';
import { insertRows, personRow, playlistRow, videoRow } from '@/test/rows';
import { playlistLimits } from '../codes';
import * as contract from '../contract';
import { addToPlaylist } from './add-to-playlist';
import { getOwnPlaylist } from './get-own-playlist';
import { listOwnPlaylists } from './list-own-playlists';
import { orderPlaylist } from './order-playlist';
import { removePlaylist } from './remove-playlist';
import { savePlaylist } from './save-playlist';
import { takeFromPlaylist } from './take-from-playlist';

const works = Array.from({ length: 60 }, (_, index) => `w${index}`);
const fifty = Array.from({ length: 50 }, (_, index) => index);
const pages = ['person:lin', 'playlist:list'];

describeOnBothEngines('editing play lists', (database) => {
  const { as, visitor, begin, add, create, save, setState, rowOf, worksOf, dropped } = playlistsIn(database);
  const lin = () => as('lin');
  const put = (videoIds: string[], id = 'list', context: Context = lin()) => addToPlaylist(context, { id, videoIds });
  const take = (videoId: string, context: Context = lin()) => takeFromPlaylist(context, { id: 'list', videoId });
  const order = (revision: number, videoIds: string[], context: Context = lin()) =>
    orderPlaylist(context, { id: 'list', revision, videoIds });
  const own = (id = 'list') => getOwnPlaylist(lin(), { id });
  const outcomes = async (calls: Promise<unknown>[]) => {
    const settled = await Promise.allSettled(calls);
    return settled.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code));
  };

  beforeEach(() => begin(works));
  beforeEach(() => add({ id: 'list' }, ['w0', 'w1', 'w2']));

  test('a new one is what the contract declares, with its works in their order', async () => {
    const list = await create({ title: '夜里看的', intro: '关灯看。', videoIds: ['w5', 'unread', 'w3'] });
    expect(contract.createPlaylist.data.parse(list)).toEqual(list);
    expect(list).toMatchObject({
      title: '夜里看的',
      thumb: 'works/w5.jpg',
      isPublic: true,
      videoCount: 2,
      userId: 'lin',
    });
    expect(await worksOf(list.id)).toEqual(['w5', 'w3']);
    const draft = await own(list.id);
    expect(contract.getOwnPlaylist.data.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({ intro: '关灯看。', isPublic: true, underReview: {} });
  });

  test('others and visitors can do nothing to one', async () => {
    const calls = (context: Context) => [
      put(['w5'], 'list', context),
      take('w0', context),
      order(0, ['w2', 'w1', 'w0'], context),
      removePlaylist(context, { id: 'list' }),
      save('list', { title: '我的' }, context),
      getOwnPlaylist(context, { id: 'list' }),
    ];
    expect(new Set(await outcomes(calls(as('mo'))))).toEqual(new Set(['NullPointer']));
    expect(new Set(await outcomes(calls(visitor())))).toEqual(new Set(['Unauthorized']));
    await expect(create({}, visitor())).rejects.toMatchObject({ code: 'Unauthorized' });
    await expect(listOwnPlaylists(visitor(), { pageIndex: 1, pageSize: 20 })).rejects.toMatchObject({
      code: 'Unauthorized',
    });
    expect(await worksOf('list')).toEqual(['w0', 'w1', 'w2']);
    expect(await rowOf('list')).toMatchObject({ title: '播放列表 list', revision: 0 });
  });

  test('a public one needs a phone, a private one none', async () => {
    const context = as('lin', { caller: { personId: 'lin', sessionId: 's', hasPhone: false, staff: null } });
    await expect(create({}, context)).rejects.toMatchObject({ code: 'PhoneNeeded' });
    const { id } = await create({ isPublic: false }, context);
    await expect(save(id, {}, context)).rejects.toMatchObject({ code: 'PhoneNeeded' });
    expect(await save(id, { isPublic: false, title: '改过' }, context)).toMatchObject({
      title: '改过',
      isPublic: false,
    });
    // Making a public list private needs no phone.
    expect(await save('list', { title: '播放列表 list', isPublic: false }, context)).toMatchObject({ isPublic: false });
  });

  test('what is in it already stays where it is, what is new comes to the end', async () => {
    expect(await put(['w4', 'w1', 'w3'])).toEqual({ videoCount: 5 });
    expect(await worksOf('list')).toEqual(['w0', 'w1', 'w2', 'w4', 'w3']);
    expect(await rowOf('list')).toMatchObject({ revision: 1 });
    await put(['w4', 'w1']);
    expect(await rowOf('list')).toMatchObject({ revision: 1 });
  });

  test.each([['unread'], ['nothing']])('a work that is not public cannot be put in: %s', async (id) => {
    await expect(put([id])).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await put([id, 'w9'])).toEqual({ videoCount: 4 });
    expect(await worksOf('list')).toEqual(['w0', 'w1', 'w2', 'w9']);
  });

  test('a work that is gone stays, tells nothing of itself and can be taken out', async () => {
    await setState('w1', 'failed');
    expect((await own()).list[1]).toEqual({
      ...{ videoId: 'w1', title: '', thumb: null, duration: 0, nickName: '' },
      isPublic: false,
    });
    await database().db.transaction((tx) => tx.updateTable('video').set({ author_id: 'lin' }).execute());
    expect((await own()).list[1]).toMatchObject({ title: '作品 w1', isPublic: false });
    expect(await take('w1')).toEqual({ videoCount: 2 });
    expect(await take('w1')).toEqual({ videoCount: 2 });
    expect(await worksOf('list')).toEqual(['w0', 'w2']);
  });

  test('an order must have all works, each once, and know the last revision', async () => {
    const wrong = { code: '400', details: { fields: [{ field: 'videoIds', rule: 'entries' }] } };
    for (const asked of [['w0', 'w1'], ['w0', 'w1', 'w9'], ['w0', 'w1', 'w2', 'w3'], []]) {
      await expect(order(0, asked)).rejects.toMatchObject(wrong);
    }
    expect(await order(0, ['w2', 'w0', 'w1'])).toEqual({ revision: 1 });
    expect(await worksOf('list')).toEqual(['w2', 'w0', 'w1']);
    await expect(order(0, ['w0', 'w1', 'w2'])).rejects.toMatchObject({ code: 'Changed' });
    await put(['w5']);
    await expect(order(1, ['w0', 'w1', 'w2'])).rejects.toMatchObject({ code: 'Changed' });
  });

  test('of fifty orders at once one is taken for each revision', async () => {
    await put(works.slice(3, 43));
    for (const revision of [1, 2]) {
      const wished = fifty.map((shift) => [...works.slice(0, 43).slice(shift % 43), ...works.slice(0, shift % 43)]);
      const settled = await Promise.allSettled(wished.map((ids) => order(revision, ids)));
      const taken = settled.flatMap((one, index) => (one.status === 'fulfilled' ? index : []));
      expect(taken).toHaveLength(1);
      expect(await worksOf('list')).toEqual(wished[taken[0] ?? 0]);
      expect(await rowOf('list')).toMatchObject({ revision: revision + 1 });
    }
  });

  test('fifty additions of the same work at once put it in once', async () => {
    // The contract allows each id once per call.
    const calls = fifty.map((index) => put(index === 9 ? ['w9'] : ['w9', `w${index}`]));
    expect(new Set(await outcomes(calls))).toEqual(new Set(['done']));
    const standing = await worksOf('list');
    expect(standing.toSorted()).toEqual(works.slice(0, 50).toSorted());
  });

  test('additions, removals and orders at once leave one order', async () => {
    const calls = fifty.map((index) => {
      if (index % 3 === 0) return put([`w${index}`]);
      return index % 3 === 1 ? take(`w${index % 9}`) : order(index % 5, ['w2', 'w1', 'w0']);
    });
    for (const outcome of await outcomes(calls)) expect(['done', 'Changed', '400']).toContain(outcome);
    expect(new Set(await worksOf('list')).size).toBe((await rowOf('list'))?.entry_count);
  });

  test('a list holds 500 works, however many come at once', async () => {
    const many = Array.from({ length: playlistLimits.videos - 10 }, (_, index) => `many${index}`);
    await database().db.transaction((tx) =>
      insertRows(
        tx,
        'video',
        many.map((id) => videoRow({ id, author_id: 'mo' })),
      ),
    );
    await add({ id: 'large' }, many);
    await expect(put(works.slice(0, 11), 'large')).rejects.toMatchObject({ code: 'ListFull' });
    const ends = await outcomes(fifty.map((index) => put([`w${index}`], 'large')));
    expect(ends.filter((end) => end === 'done')).toHaveLength(10);
    expect(ends.filter((end) => end === 'ListFull')).toHaveLength(40);
    expect(await worksOf('large')).toHaveLength(playlistLimits.videos);
    const all = await worksOf('large');
    expect(await orderPlaylist(lin(), { id: 'large', revision: 10, videoIds: all.toReversed() })).toEqual({
      revision: 11,
    });
    expect(await worksOf('large')).toEqual(all.toReversed());
  });

  test('a person has 200 lists, however many are made at once', async () => {
    const most = Array.from({ length: playlistLimits.lists - 6 }, (_, index) => playlistRow({ id: `l${index}` }));
    await database().db.transaction((tx) => insertRows(tx, 'playlist', most));
    const ends = await outcomes(fifty.slice(0, 20).map((index) => create({ title: `第 ${index} 个` })));
    expect(ends.filter((end) => end === 'done')).toHaveLength(5);
    expect(ends.filter((end) => end === 'ListFull')).toHaveLength(15);
    expect(await create({}, as('mo'))).toMatchObject({ userId: 'mo' });
  });

  test('an erased person makes none', async () => {
    const gone = personRow({ id: 'gone', nickname_key: 'erased:gone', erased_at: 1 });
    await database().db.transaction((tx) => insertRows(tx, 'person', [gone]));
    await expect(create({}, as('gone'))).rejects.toMatchObject({ code: 'Unauthorized' });
  });

  test('own lists come the latest changed first, and say which hold a work', async () => {
    await add({ id: 'older', is_public: 0, updated_at: 1 }, ['w7']);
    const page = { pageIndex: 1, pageSize: 20 };
    const found = await listOwnPlaylists(lin(), { ...page, videoId: 'w7' });
    expect(contract.findOwnPlaylists.data.parse(found)).toEqual(found);
    expect(found.list.map(({ id, holds, isPublic }) => [id, holds, isPublic])).toEqual([
      ['list', false, true],
      ['older', true, false],
    ]);
    await put(['w7'], 'older', as('lin', { now: () => testContext(database().db).now() + 1 }));
    await put(['w8'], 'older', as('lin', { now: () => testContext(database().db).now() + 1 }));
    const again = await listOwnPlaylists(lin(), page);
    expect(again.list.map(({ id, holds }) => [id, holds])).toEqual([
      ['older', false],
      ['list', false],
    ]);
    expect((await listOwnPlaylists(as('mo'), page)).list).toEqual([]);
  });

  test('a removed one is gone with its works, which stay', async () => {
    expect(await removePlaylist(lin(), { id: 'list' })).toBeNull();
    await expect(removePlaylist(lin(), { id: 'list' })).rejects.toMatchObject({ code: 'NullPointer' });
    const { db } = database();
    expect(await db.read.selectFrom('playlist_entry').selectAll().execute()).toEqual([]);
    expect(await dropped()).toEqual(pages);
  });

  test('every change drops the pages that show it, and what changes nothing drops none', async () => {
    const dropsPages = async (change: Promise<unknown>) => {
      await change;
      expect(await dropped()).toEqual(pages);
    };
    await dropsPages(put(['w8']));
    await dropsPages(take('w8'));
    await dropsPages(order(2, ['w1', 'w0', 'w2']));
    await dropsPages(savePlaylist(lin(), { id: 'list', title: '新', intro: '', isPublic: false, acknowledged: false }));
    await take('w8');
    await put(['w0']);
    await expect(order(2, ['w1', 'w0', 'w2'])).rejects.toMatchObject({ code: 'Changed' });
    expect(await dropped()).toEqual([]);
  });
});
