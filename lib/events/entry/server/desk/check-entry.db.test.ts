import { millisecondsInDay } from 'date-fns/constants';
import { callerOf } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { entryScene } from '@/test/entries';
import { bad, broken } from '@/test/own-activities';
import { setEnv } from '@/test/set-env';
import { settled } from '@/test/settled';
import { saveEntry } from '../own/save-entry';
import { checkEntry } from './check-entry';

describeOnBothEngines('the formal check', (database) => {
  const scene = entryScene(database);
  const { as, contest, rowOf, entered, check, send, pay, withdraw, contestsOf, toldOf, balanceOf, read } = scene;

  beforeAll(async () => {
    setEnv({ demo: true });
    await scene.begin(['lin', 'mo', 'ai', 'wen']);
  });
  beforeEach(scene.beginAnew);
  afterEach(async () => {
    expect(await scene.contradictions()).toEqual([]);
    expect(await scene.faults()).toEqual([]);
  });

  test('shows an entry that passed, and hides one that failed, with its reason, whose work is free', async () => {
    const id = await entered('lin', await contest());
    await check(id);
    expect(await rowOf(id)).toMatchObject({ is_shown: 1, state: 'submitted', revision: 3 });
    await check(id, '画面有水印');
    expect(await rowOf(id)).toMatchObject({ is_shown: 0, state: 'submitFailed', reason: '画面有水印' });
    expect(await contestsOf(id)).toBe(0);
    expect(await toldOf('lin')).toEqual(['submitted', 'failed']);
  });

  test('a paid one that failed is sent again without paying, in its category', async () => {
    const fees = JSON.stringify([{ untilAt: null, feeFen: 2000 }]);
    const name = 'two-halls';
    await contest(0, { name, categories: { [`${name}-film`]: { fees }, sound: { fees: '[]' } } });
    const id = await entered('mo', name, 2000);
    await pay('mo', id);
    await check(id, '标题不符');
    const { revision, order_id } = await rowOf(id);
    const fields = { workId: (await rowOf(id)).work_id ?? '', mode: 'individual' as const, teamName: '', pictures: [] };
    const texts = { titleZh: '新题', titleEn: '', introZh: '新文', introEn: '' };
    const save = (categoryId: string) => saveEntry(as('mo'), { id, revision, categoryId, ...fields, ...texts });
    await expect(save('sound')).rejects.toMatchObject(broken(['categoryId', 'paid']));
    expect(await save(`${name}-film`)).toMatchObject({ isPaid: true, isEditable: true });
    await expect(send('mo', id, { feeFen: 2000 })).rejects.toMatchObject({ code: 'FeeChanged' });
    await send('mo', id, { feeFen: 0 });
    expect(await rowOf(id)).toMatchObject({ state: 'submitted', number: 1, fee_fen: 2000, order_id, reason: '' });
  });

  test('what failed and is paid gets its fee back once works are no longer taken, once', async () => {
    const before = await balanceOf('wallet', 'ai');
    const id = await entered('ai', await contest(2500), 2500);
    await pay('ai', id);
    await check(id, '超时');
    scene.pass(7 * millisecondsInDay);
    await scene.refund();
    expect(await balanceOf('wallet', 'ai')).toBe(before - 2500);
    scene.pass(11 * 60_000);
    await settled([scene.refund(), scene.refund()]);
    await scene.refund();
    expect([await balanceOf('wallet', 'ai'), (await rowOf(id)).state]).toEqual([before, 'submitFailed']);
  });

  test('needs a reason that may be shown, the revision that was read, and no result yet', async () => {
    const name = await contest();
    const id = await entered('lin', name);
    const failing = { id, revision: 2, isPassed: false };
    await expect(checkEntry(as('organiser'), { ...failing, reason: '' })).rejects.toMatchObject(
      broken(['reason', 'required']),
    );
    await expect(check(id, bad)).rejects.toMatchObject(broken(['reason', 'prohibited']));
    await expect(checkEntry(as('organiser'), { ...failing, revision: 1, reason: '太暗' })).rejects.toMatchObject({
      code: 'Changed',
    });
    await scene.change(name, { shortlisted_at: scene.product().now() });
    await expect(check(id)).rejects.toMatchObject({ code: 'Changed' });
  });

  test('is for its organiser and for staff who manage contests, whose checks are recorded', async () => {
    const id = await entered('lin', await contest());
    const passing = { id, revision: 2, isPassed: true, reason: '' };
    await expect(checkEntry(as('mo'), passing)).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(checkEntry(scene.asStaff(), passing)).rejects.toMatchObject({ code: 'NullPointer' });
    await checkEntry(as('sam', { caller: callerOf('sam', { staff: 'editor' }) }), passing);
    const recorded = await read()
      .selectFrom('audit_entry')
      .select(['actor_id', 'after'])
      .where('subject_id', '=', id)
      .execute();
    expect(recorded).toEqual([{ actor_id: 'sam', after: '{"isPassed":true}' }]);
  });

  test('of a check and a withdrawal at once the entry is withdrawn, and shown nowhere', async () => {
    const name = await contest();
    for (let round = 0; round < 6; round += 1) {
      const id = await entered('wen', name);
      const both = [() => check(id), () => withdraw('wen', id)];
      if (round % 2 === 1) both.reverse();
      const [first, second] = await settled(both.map((act) => act()));
      expect([first, second]).toContain('done');
      expect(await rowOf(id)).toMatchObject({ state: 'withdrawn', is_shown: 0 });
    }
  });
});
