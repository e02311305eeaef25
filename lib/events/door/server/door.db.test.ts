import { millisecondsInHour } from 'date-fns/constants';
import { redeemTicket, restoreTicket } from '@/lib/events/ticket/port';
import { readBalance } from '@/lib/money/ledger/port';
import { noon } from '@/test/context';
import { doorOf, event } from '@/test/doors';
import { describeOnBothEngines } from '@/test/engines';
import * as contract from '../contract';
import { findDoorList } from './find-door-list';
import { getDoor } from './get-door';

describeOnBothEngines('the door', (database) => {
  const { organiser, written, send, scan, codeOf, historyOf, pass, begin, beginAnew } = doorOf(database);
  const pointsOf = (of: string) => readBalance(database().db.read, { kind: 'points', of });
  beforeAll(begin);
  beforeEach(beginAnew);

  test('lets a ticket in once, and says since when it is in and where', async () => {
    const code = await codeOf('t1');
    const first = await scan(code);
    expect(first).toMatchObject({ result: 'in', ticketId: 't1', name: '李雷', typeName: '日票', usedDoor: '北门' });
    pass(60_000);
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
    pass(millisecondsInHour);
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

  test('a used ticket is used once, and an unused one is not taken back', async () => {
    const named = { ticketId: 't1', activityId: 'event' };
    const use = () => database().db.transaction((tx) => redeemTicket(tx, { ...named, at: noon }));
    expect([await use(), await use()]).toEqual([true, false]);
    const unuse = () => database().db.transaction((tx) => restoreTicket(tx, named));
    expect([await unuse(), await unuse()]).toEqual([true, false]);
  });
});
