import { millisecondsInHour } from 'date-fns/constants';
import { v4 as uuid } from 'uuid';
import { redeemTicket, restoreTicket } from '@/lib/events/ticket/port';
import { signEntryCode } from '@/lib/events/ticket/server/entry-code';
import { readBalance } from '@/lib/money/ledger/port';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { activityRow, ticketRow } from '@/test/event-rows';
import { insertRows, personRow } from '@/test/rows';
import type { ScanAct } from '../codes';
import * as contract from '../contract';
import { createDoorKey, eraseDoorKeys, exportDoorKeys, findDoorKeys, revokeDoorKey } from './door-keys';
import { findDoorList } from './find-door-list';
import { findScans } from './find-scans';
import { getDoor } from './get-door';
import { sendScans } from './send-scans';

describeOnBothEngines('the door', (database) => {
  let clock = noon;
  const as = (personId: string | null) =>
    testContext(database().db, { caller: personId === null ? null : callerOf(personId), now: () => clock });
  const organiser = () => as('organiser');
  const event = { activityId: 'event', key: '' };
  const codeOf = (ticketId: string, activityId = 'event') => signEntryCode(database(), { ticketId, activityId });
  const written = (code: string, more: { nonce?: string; act?: ScanAct; isAdmitted?: boolean; at?: number } = {}) => ({
    ...{ nonce: more.nonce ?? uuid(), act: more.act ?? 'enter', isAdmitted: more.isAdmitted ?? false, code },
    at: new Date(more.at ?? clock).toISOString(),
  });
  type Written = ReturnType<typeof written>;
  const send = async (scans: Written[], { door = '北门', access = event, by = organiser() } = {}) =>
    (await sendScans(by, contract.sendScans.input.parse({ ...access, door, scans }))).scans;
  const scan = async (code: string, more: Parameters<typeof written>[1] = {}, door = '北门') =>
    (await send([written(code, more)], { door }))[0];
  const pointsOf = (of: string) => readBalance(database().db.read, { kind: 'points', of });
  const historyOf = (which: 'all' | 'conflicts') =>
    findScans(organiser(), { activityId: 'event', which, pageIndex: 1, pageSize: 100 });

  beforeAll(() =>
    database().db.transaction(async (tx) => {
      await insertRows(
        tx,
        'person',
        ['organiser', 'other', 'guest', 'friend'].map((id) => personRow({ id })),
      );
      await insertRows(tx, 'activity', [
        activityRow({ id: 'event', title_en: 'Night of light' }),
        activityRow({ id: 'second' }),
        activityRow({ id: 'others', organiser_id: 'other' }),
        activityRow({ id: 'draft', review_state: 0, verified_at: null }),
        activityRow({ id: 'canceled', canceled_at: noon }),
      ]);
      const type = { activity_id: 'event', price_fen: 0, quantity: null, shares_stock: 0, per_person: 0 } as const;
      const sale = { sale_start_at: null, sale_end_at: null, is_paused: 0 } as const;
      await insertRows(tx, 'activity_ticket_type', [
        { id: 'day', position: 0, name_zh: '日票', name_en: 'Day ticket', ...type, ...sale },
        { id: 'night', position: 1, name_zh: '夜票', name_en: 'Night ticket', ...type, ...sale },
      ]);
    }),
  );
  beforeEach(async () => {
    clock = noon;
    await database().db.transaction(async (tx) => {
      for (const table of ['ticket', 'door_scan', 'door_entry', 'door_key'] as const)
        await tx.deleteFrom(table).execute();
      await insertRows(tx, 'ticket', [
        ticketRow({ id: 't1', attendee: '李雷', mobile: '+8613800001234', ticket_type_id: 'day' }),
        ticketRow({ id: 't2', attendee: '韩梅梅', ticket_type_id: 'night', person_id: 'friend' }),
        ticketRow({ id: 't3', state: 'returned' }),
        ticketRow({ id: 't4', state: 'held' }),
        ticketRow({ id: 't5', activity_id: 'second' }),
        ticketRow({ id: 't6', person_id: 'other' }),
      ]);
    });
  });

  test('lets a ticket in once, and says since when it is in and where', async () => {
    const code = await codeOf('t1');
    const first = await scan(code);
    expect(first).toMatchObject({ result: 'in', ticketId: 't1', name: '李雷', typeName: '日票', usedDoor: '北门' });
    clock += 60_000;
    expect(await scan(code, {}, '南门')).toMatchObject({
      result: 'alreadyIn',
      usedAt: first?.usedAt,
      usedDoor: '北门',
    });
  });

  test('refuses what is no valid ticket of its activity, by code or by hand', async () => {
    const [head, payload, signature] = (await codeOf('t1')).split('.');
    const codes = {
      [`${head}.${payload}.${signature?.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`]: 'unknown',
      'https://example.com': 'unknown',
      nobody: 'unknown',
      t5: 'unknown',
      [await codeOf('t5', 'second')]: 'otherActivity',
      [await codeOf('t3')]: 'returned',
      [await codeOf('t4')]: 'unknown',
    };
    const results = await send(Object.keys(codes).map((code) => written(code)));
    expect(results.map(({ result }) => result)).toEqual(Object.values(codes));
    expect(await scan('t2')).toMatchObject({ result: 'in', name: '韩梅梅' });
  });

  test('of fifty scans of a ticket at once one lets in, and the attendance earns its points once', async () => {
    const before = await pointsOf('other');
    const code = await codeOf('t6');
    const results = (await Promise.all(Array.from({ length: 50 }, () => scan(code)))).map((one) => one?.result);
    expect(results.toSorted()).toEqual([...Array(49).fill('alreadyIn'), 'in']);
    expect((await pointsOf('other')) - before).toBe(10);
    await scan('t6', { act: 'undo' });
    await scan('t6');
    expect((await pointsOf('other')) - before).toBe(10);
  });

  test('the same scan sent again, also at the same time, is one and has one answer', async () => {
    const one = written(await codeOf('t1'));
    const answers = await Promise.all(Array.from({ length: 10 }, () => send([one])));
    expect(answers.map(([answer]) => answer?.result)).toEqual(Array(10).fill('in'));
    await scan('t1', { act: 'undo' });
    expect((await send([one]))[0]).toEqual(answers[0]?.[0]);
    expect((await historyOf('all')).list.map(({ result }) => result).toSorted()).toEqual(['in', 'undone']);
    expect((await getDoor(organiser(), event)).counts.in).toBe(0);
  });

  test('an entry is taken back with a record, of several at once by one of them', async () => {
    await scan('t1');
    const results = await Promise.all(Array.from({ length: 5 }, () => scan('t1', { act: 'undo' })));
    expect(results.map((one) => one?.result).toSorted()).toEqual([...Array(4).fill('notIn'), 'undone']);
    expect(await scan('t1')).toMatchObject({ result: 'in' });
  });

  test('an undo and an entry at once agree with what the counts say', async () => {
    await scan('t1');
    for (let round = 0; round < 10; round += 1) {
      const [undone, entered] = await Promise.all([scan('t1', { act: 'undo' }), scan('t1')]);
      expect(undone?.result).toBe('undone');
      const { counts } = await getDoor(organiser(), event);
      expect(counts).toMatchObject(entered?.result === 'in' ? { in: 1 } : { in: 0 });
      expect(counts.byDoor).toEqual(entered?.result === 'in' ? [{ door: '北门', in: 1 }] : []);
      if (entered?.result !== 'in') await scan('t1');
    }
  });

  test('a return of the ticket comes before the entry or never', async () => {
    const giveBack = () =>
      database().db.transaction((tx) =>
        tx
          .updateTable('ticket')
          .set({ state: 'returned' })
          .where('id', '=', 't1')
          .where('state', '=', 'valid')
          .executeTakeFirst(),
      );
    const [entered, returned] = await Promise.all([scan('t1'), giveBack()]);
    expect([entered?.result, returned.numUpdatedRows]).toEqual(
      entered?.result === 'in' ? ['in', 0n] : ['returned', 1n],
    );
  });

  test('what was let in without a line is kept with its time, and a refused one is a conflict', async () => {
    await scan('t1');
    clock += millisecondsInHour;
    const late = [
      written(await codeOf('t1'), { at: noon + 1000, isAdmitted: true }),
      written(await codeOf('t2'), { at: noon + 2000, isAdmitted: true }),
      written(await codeOf('t3'), { at: noon + 3000, isAdmitted: true }),
    ];
    const sent = await send(late, { door: '南门' });
    expect(sent.map(({ result }) => result)).toEqual(['alreadyIn', 'in', 'returned']);
    expect(Date.parse(sent[1]?.usedAt ?? '')).toBe(noon + 2000);
    const { list } = await historyOf('conflicts');
    expect(list.map(({ ticketId, door, at }) => [ticketId, door, Date.parse(at)]).toSorted()).toEqual([
      ['t1', '南门', noon + 1000],
      ['t3', '南门', noon + 3000],
    ]);
  });

  test('a scan whose refusal did not reach its device, which let in by itself, is a conflict too', async () => {
    await scan('t1');
    const lost = written(await codeOf('t1'));
    await send([lost]);
    expect((await historyOf('conflicts')).list).toEqual([]);
    await send([{ ...lost, isAdmitted: true }]);
    expect((await historyOf('conflicts')).list).toMatchObject([{ nonce: lost.nonce, result: 'alreadyIn' }]);
  });

  test('a clock that is ahead does not let in in the future', async () => {
    expect(await scan('t1', { at: noon + millisecondsInHour })).toMatchObject({
      usedAt: expect.stringMatching(/T12:00/),
    });
  });

  test('counts by ticket type and door, lists who may come, and names what was taken back', async () => {
    await scan('t1');
    const door = await getDoor(organiser(), event);
    expect(contract.door.parse(door)).toMatchObject({ title: '活动 event', name: '', returned: ['t3'] });
    expect(door.counts).toEqual({
      ...{ expected: 3, in: 1, byDoor: [{ door: '北门', in: 1 }] },
      types: [
        { name: '日票', expected: 1, in: 1 },
        { name: '夜票', expected: 1, in: 0 },
      ],
    });
    const { list, isLast } = await findDoorList(organiser(), { ...event, after: '' });
    expect([list, isLast]).toEqual([
      [
        expect.objectContaining({ id: 't1', name: '李雷', mobileEnd: '1234', typeName: '日票', usedDoor: '北门' }),
        expect.objectContaining({ id: 't2', usedAt: null, usedDoor: '' }),
        expect.objectContaining({ id: 't6', typeName: '' }),
      ],
      true,
    ]);
    expect((await findDoorList(organiser(), { ...event, after: 't1' })).list.map(({ id }) => id)).toEqual(['t2', 't6']);
  });

  describe('is open to', () => {
    const refusal = (by: ReturnType<typeof as>, access = event) =>
      getDoor(by, access).then(
        () => 'open',
        ({ code }: { code: string }) => code,
      );
    const newKey = async (name = '小李') => createDoorKey(organiser(), { activityId: 'event', name });

    test('the organiser of a public activity, also after it is over', async () => {
      expect(await refusal(organiser())).toBe('open');
      expect(await refusal(as('other'))).toBe('NullPointer');
      expect(await refusal(as(null))).toBe('Unauthorized');
      expect(await refusal(organiser(), { activityId: 'draft', key: '' })).toBe('NullPointer');
      clock += 48 * millisecondsInHour;
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
      clock += 13 * millisecondsInHour;
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

  test('a used ticket is used once, and an unused one is not taken back', async () => {
    const named = { ticketId: 't1', activityId: 'event' };
    const use = () => database().db.transaction((tx) => redeemTicket(tx, { ...named, at: noon }));
    expect([await use(), await use()]).toEqual([true, false]);
    const unuse = () => database().db.transaction((tx) => restoreTicket(tx, named));
    expect([await unuse(), await unuse()]).toEqual([true, false]);
  });
});
