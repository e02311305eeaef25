import { millisecondsInDay } from 'date-fns/constants';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { noticeScene } from '@/test/notices';
import { removeOldNotices } from './remove-old-notices';

describeOnBothEngines('the notices of a person', (database) => {
  const { begin, comment, erase, fans, like, list, unread } = noticeScene(database);
  beforeEach(begin);
  const count = async (table: 'notice' | 'notice_actor') => {
    const rows = database()
      .db.read.selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'));
    return (await rows.executeTakeFirstOrThrow()).count;
  };

  test('are deleted with the account; an erased actor is neither counted nor named', async () => {
    await like('fan1');
    await like('fan2');
    await comment('fan2', '好');
    await comment('lin', '谢谢', (await comment('fan1', '问')).id);
    await erase('fan2');
    expect(await list('lin')).toMatchObject([
      { kind: 'commented', quote: '问' },
      { kind: 'liked', peopleCount: 1, names: '名字 fan1' },
    ]);
    expect(await unread('lin')).toMatchObject({ all: 2 });
    await erase('lin');
    await erase('fan1');
    expect([await count('notice'), await count('notice_actor')]).toEqual([0, 0]);
  });

  test('are exported, without the people in them', async () => {
    await like('fan1');
    const parts: Record<string, unknown> = {};
    const context = testContext(database().db);
    await database().db.transaction((tx) => context.emit(context, tx, 'account.exported', { personId: 'lin', parts }));
    expect(parts.notices).toEqual([
      { type: 'likes', kind: 'liked', about: { kind: 'video', id: 'w' }, people: 1, at: new Date(noon).toISOString() },
    ]);
    expect(JSON.stringify(parts.notices)).not.toContain('fan1');
  });

  test('are deleted after a year', async () => {
    for (const fan of fans) await comment(fan, '好');
    await like('fan1', true, { now: () => noon + 2 * millisecondsInDay });
    const later = testContext(database().db, { now: () => noon + 366 * millisecondsInDay });
    const job = { ...later, attempt: 1, signal: new AbortController().signal };
    await removeOldNotices.run(job, { occurrence: 0 });
    expect(await list('lin')).toMatchObject([{ kind: 'liked' }]);
    expect(await count('notice_actor')).toBe(1);
  });
});
