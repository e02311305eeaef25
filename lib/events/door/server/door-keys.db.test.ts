import { millisecondsInHour } from 'date-fns/constants';
import { doorOf, event } from '@/test/doors';
import { describeOnBothEngines } from '@/test/engines';
import { createDoorKey, eraseDoorKeys, exportDoorKeys, findDoorKeys, revokeDoorKey } from './door-keys';
import { findScans } from './find-scans';
import { getDoor } from './get-door';

describeOnBothEngines('the door is open to', (database) => {
  const { as, organiser, written, send, historyOf, pass, begin, beginAnew } = doorOf(database);
  beforeAll(begin);
  beforeEach(beginAnew);

  const refusal = (by: ReturnType<typeof as>, access = event) =>
    getDoor(by, access).then(
      () => 'open',
      ({ code }: { code: string }) => code,
    );
  const newKey = (name = '小李') => createDoorKey(organiser(), { activityId: 'event', name });

  test('the organiser of a public activity, also after it is over', async () => {
    expect(await refusal(organiser())).toBe('open');
    expect(await refusal(as('other'))).toBe('NullPointer');
    expect(await refusal(as(null))).toBe('Unauthorized');
    expect(await refusal(organiser(), { activityId: 'draft', key: '' })).toBe('NullPointer');
    pass(48 * millisecondsInHour);
    expect(await refusal(organiser())).toBe('open');
    for (const verb of [
      findDoorKeys,
      (by: ReturnType<typeof as>) => findScans(by, { ...event, which: 'all', pageIndex: 1, pageSize: 20 }),
    ]) {
      await expect(verb(as('other'), event)).rejects.toMatchObject({ code: 'NullPointer' });
    }
  });

  test('a helper with the key of a link, of which only the hash is kept', async () => {
    const { key } = await newKey();
    const access = { activityId: '', key };
    expect(await getDoor(as(null), access)).toMatchObject({ activityId: 'event', name: '小李' });
    const rows = await database().db.read.selectFrom('door_key').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
    expect(await refusal(as(null), { activityId: 'event', key: 'guessed' })).toBe('NullPointer');
    await send([written('t1')], { access, by: as(null) });
    expect((await historyOf('all')).list).toMatchObject([{ helper: '小李', door: '北门' }]);
    expect(await findDoorKeys(organiser(), event)).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });

  test('nobody with a link that was ended, or whose event is over', async () => {
    const [{ key }, ended] = [await newKey(), await newKey('小王')];
    await expect(revokeDoorKey(as('other'), ended)).rejects.toMatchObject({ code: 'NullPointer' });
    await Promise.all([revokeDoorKey(organiser(), ended), revokeDoorKey(organiser(), ended)]);
    expect(await refusal(as(null), { activityId: '', key: ended.key })).toBe('LinkExpired');
    await expect(
      send([written('t1')], { access: { activityId: '', key: ended.key }, by: as(null) }),
    ).rejects.toMatchObject({ code: 'LinkExpired' });
    expect(await refusal(as(null), { activityId: '', key })).toBe('open');
    // One hour long, and twelve after it.
    pass(13 * millisecondsInHour);
    expect(await refusal(as(null), { activityId: '', key })).toBe('LinkExpired');
  });

  test('as many helpers as there may be, also of many at once, and none of a canceled activity', async () => {
    const made = await Promise.all(
      Array.from({ length: 25 }, () =>
        newKey().then(
          () => 'made',
          ({ code }: { code: string }) => code,
        ),
      ),
    );
    expect(made.toSorted()).toEqual([...Array(5).fill('ListFull'), ...Array(20).fill('made')]);
    await expect(createDoorKey(organiser(), { activityId: 'canceled', name: '小李' })).rejects.toMatchObject({
      code: 'EventCanceled',
    });
  });

  test('nobody by the links of an organiser who is gone; until then they are in the export, without keys', async () => {
    const { key } = await newKey();
    const parts: Record<string, unknown> = {};
    await database().db.transaction(async (tx) => {
      await exportDoorKeys(organiser(), tx, { personId: 'organiser', parts });
      await eraseDoorKeys(organiser(), tx, { personId: 'organiser' });
    });
    const exported = {
      activityId: 'event',
      name: '小李',
      createdAt: '2026-11-20T12:00:00.000+08:00',
      revokedAt: null,
    };
    expect(parts.doorKeys).toEqual([exported]);
    expect(await refusal(as(null), { activityId: '', key })).toBe('NullPointer');
  });
});
