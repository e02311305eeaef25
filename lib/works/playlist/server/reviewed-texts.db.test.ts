import { testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { playlistsIn } from '@/test/playlists';
import { bad, worse } from '@/test/works';
import { getOwnPlaylist } from './get-own-playlist';
import { getPlaylist } from './get-playlist';
import { listOwnPlaylists } from './list-own-playlists';

describeOnBothEngines('prohibited words in play lists', (database) => {
  const { as, visitor, begin, add, create, save, rowOf, waiting, decide, dropped, worksOf } = playlistsIn(database);
  const shown = (id: string) => getPlaylist(visitor(), { id });
  const own = async (id: string) => {
    const { list } = await listOwnPlaylists(as('lin'), { pageIndex: 1, pageSize: 20 });
    return list.find((item) => item.id === id);
  };
  const hidden = { code: 'NullPointer' };

  beforeEach(() => begin(['w1', 'w2']));
  beforeEach(() => add({ id: 'list', title: '旧题', intro: '旧文' }, ['w1']));

  test('warn by their fields, and nothing is made or saved', async () => {
    const fields = ['title', 'intro'].map((field) => ({ field, rule: 'prohibited' }));
    const warned = { code: 'ProhibitedWords', details: { fields } };
    await expect(create({ title: bad, intro: worse })).rejects.toMatchObject(warned);
    await expect(save('list', { title: bad, intro: worse, isPublic: false })).rejects.toMatchObject(warned);
    expect(await rowOf('list')).toMatchObject({ title: '旧题', intro: '旧文', is_public: 1 });
    expect((await listOwnPlaylists(as('lin'), { pageIndex: 1, pageSize: 20 })).list).toHaveLength(1);
  });

  test('others see what stood there until staff have allowed them', async () => {
    const draft = await save('list', { title: bad, intro: worse, acknowledged: true });
    expect(draft).toMatchObject({ title: '旧题', intro: '旧文', underReview: { title: bad, intro: worse } });
    expect(await shown('list')).toMatchObject({ title: '旧题', intro: '旧文' });
    expect(await waiting('list')).toEqual(['intro', 'title']);
    await dropped();
    await decide('list', true);
    expect(await shown('list')).toMatchObject({ title: bad, intro: worse });
    expect(await dropped()).toEqual(['person:lin', 'playlist:list']);
  });

  test('a refused text never takes its place', async () => {
    await save('list', { title: bad, intro: '新文', acknowledged: true });
    await decide('list', false);
    expect(await shown('list')).toMatchObject({ title: '旧题', intro: '新文' });
    expect((await getOwnPlaylist(as('lin'), { id: 'list' })).underReview).toEqual({});
  });

  test('a new list without an allowed title is its creator’s alone', async () => {
    const { id, isPublic, title } = await create({ title: bad, videoIds: ['w2'], acknowledged: true });
    expect({ isPublic, title }).toEqual({ isPublic: false, title: bad });
    await expect(shown(id)).rejects.toMatchObject(hidden);
    expect(await own(id)).toMatchObject({ title: bad, isPublic: false, videoCount: 1 });
    const draft = await getOwnPlaylist(as('lin'), { id });
    expect(draft).toMatchObject({ title: bad, isPublic: true, underReview: { title: bad } });
    await decide(id, true);
    expect(await shown(id)).toMatchObject({ title: bad, isPublic: true });
    expect(await worksOf(id)).toEqual(['w2']);
  });

  test('a new list whose title is refused stays so until it has another one', async () => {
    const { id } = await create({ title: bad, videoIds: ['w2'], acknowledged: true });
    await decide(id, false);
    await expect(shown(id)).rejects.toMatchObject(hidden);
    expect(await own(id)).toMatchObject({ title: bad, isPublic: false });
    await expect(save(id, { title: bad })).rejects.toMatchObject({ code: 'ProhibitedWords' });
    await save(id, { title: '夜里看的' });
    expect(await shown(id)).toMatchObject({ title: '夜里看的' });
  });

  test('what its creator changes meanwhile applies when the title is allowed', async () => {
    const { id } = await create({ title: bad, acknowledged: true });
    // The text under review stays there, without another warning.
    expect(await save(id, { title: bad, isPublic: false })).toMatchObject({ isPublic: false });
    expect(await waiting(id)).toEqual(['title']);
    await decide(id, true);
    await expect(shown(id)).rejects.toMatchObject(hidden);
    expect(await save(id, { title: bad })).toMatchObject({ isPublic: true, underReview: {} });
    expect(await shown(id)).toMatchObject({ title: bad });
  });

  test('a private list is read by staff before it can be public', async () => {
    const { id } = await create({ title: bad, isPublic: false, acknowledged: true });
    await save(id, { title: bad, isPublic: true });
    await expect(shown(id)).rejects.toMatchObject(hidden);
    await decide(id, true);
    expect(await shown(id)).toMatchObject({ title: bad });
  });

  test('a clean text ends the wait, and so does the end of the list', async () => {
    await save('list', { title: bad, intro: worse, acknowledged: true });
    await save('list', { title: '干净', intro: worse });
    expect(await waiting('list')).toEqual(['intro']);
    expect(await shown('list')).toMatchObject({ title: '干净', intro: '旧文' });
  });

  test('saving and deciding at once leave the list with one of the titles', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await save('list', { title: bad, acknowledged: true });
      await Promise.allSettled([decide('list', true), save('list', { title: '干净' }), decide('list', false)]);
      expect((await shown('list')).title).toBe('干净');
    }
  });

  test('an erased account has no lists left, an export holds them all', async () => {
    await save('list', { title: bad, acknowledged: true });
    const diary = await create({ title: '日记', isPublic: false, videoIds: ['w2', 'w1'] });
    await add({ id: 'other', owner_id: 'mo' }, ['w1']);
    const context = testContext(database().db);
    const parts: Record<string, unknown> = {};
    await dropped();
    await database().db.transaction(async (tx) => {
      await context.emit(context, tx, 'account.exported', { personId: 'lin', parts });
      await context.emit(context, tx, 'account.erased', { personId: 'lin' });
    });
    expect(parts.playlists).toHaveLength(2);
    expect(parts.playlists).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'list', title: '旧题', underReview: { title: bad }, isPublic: true }),
        expect.objectContaining({
          ...{ id: diary.id, isPublic: false },
          works: ['w2', 'w1'].map((id) => ({ id, since: '2026-11-20T12:00:00.000+08:00' })),
        }),
      ]),
    );
    const { read } = database().db;
    expect(await read.selectFrom('playlist').select('id').execute()).toEqual([{ id: 'other' }]);
    expect(await read.selectFrom('playlist_entry').select('playlist_id').execute()).toEqual([{ playlist_id: 'other' }]);
    expect(await waiting('list')).toEqual([]);
    expect(await dropped()).toEqual(expect.arrayContaining(['playlist:list', `playlist:${diary.id}`, 'person:lin']));
  });
});
