import { discussionOn } from '@/test/discussion';
import { describeOnBothEngines } from '@/test/engines';

const bad = '来我的赌博网站';

describeOnBothEngines('the pages that show comments', (database) => {
  const { send, remove, decide, visitor, ...talk } = discussionOn(database);
  /** Tags invalidated since the last call. */
  const dropped = () =>
    database().db.transaction(async (tx) => {
      const rows = await tx.deleteFrom('page_invalidation').returning('tag').execute();
      return rows.map(({ tag }) => tag).filter((tag) => tag.startsWith('comments:'));
    });

  beforeAll(talk.begin);
  beforeEach(async () => {
    await talk.beginAnew();
    await dropped();
  });

  test('are dropped when what everybody sees has changed', async () => {
    const root = await send('p1', '问');
    expect(await dropped()).toEqual(['comments:video:w']);
    await send('p2', '答', { replyTo: root.id });
    expect(await dropped()).toEqual(['comments:video:w']);
    await remove('p1', root.id);
    expect(await dropped()).toEqual(['comments:video:w']);
    await send('p1', '别处', { thingId: 'other' });
    expect(await dropped()).toEqual(['comments:video:other']);
  });

  test('stay while a text waits, and when it goes unseen', async () => {
    const [refused, taken] = [
      await send('p1', bad, { acknowledged: true }),
      await send('p1', bad, { acknowledged: true }),
    ];
    await decide(refused.id, false);
    await remove('p1', taken.id);
    expect(await dropped()).toEqual([]);
    const allowed = await send('p1', bad, { acknowledged: true });
    await decide(allowed.id, true);
    expect(await dropped()).toEqual(['comments:video:w']);
  });

  test('stay when a comment was not taken', async () => {
    await expect(send('p1', '晚了', { thingId: 'unread' })).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await dropped()).toEqual([]);
  });

  test('are dropped with the words of an erased account, each once', async () => {
    const root = await send('p2', '问');
    await send('p1', '答', { replyTo: root.id });
    await send('p1', '又答', { replyTo: root.id });
    await send('p1', '别处', { thingId: 'other' });
    await dropped();
    await database().db.transaction((tx) => visitor().emit(visitor(), tx, 'account.leaving', { personId: 'p1' }));
    expect((await dropped()).toSorted()).toEqual(['comments:video:other', 'comments:video:w']);
  });
});
