import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { removeWork } from '@/lib/works/work/server/works/remove-work';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { entryScene } from '@/test/entries';
import { bad, broken } from '@/test/own-activities';
import { setEnv } from '@/test/set-env';
import { counted, settled } from '@/test/settled';
import { sendEntry } from './send-entry';

const close = noon + 7 * millisecondsInDay;
const clientId = '0d9f3a52-3a4c-4d7e-8a11-2f6f0a9d5c01';

describeOnBothEngines('sending an entry', (database) => {
  const scene = entryScene(database);
  const { as, contest, draft, send, rowOf, work, entered, stateOf, contestsOf, toldOf } = scene;

  beforeAll(async () => {
    setEnv({ demo: true });
    await scene.begin(['lin', 'mo', 'ai', 'wen', 'yu']);
  });
  beforeEach(scene.beginAnew);
  afterEach(async () => {
    expect(await scene.contradictions()).toEqual([]);
    expect(await scene.faults()).toEqual([]);
  });

  test('free of charge it is submitted, its work is locked, and what was agreed to is kept', async () => {
    const id = await draft('lin', await contest(0, { terms_version: 4 }));
    const sent = await send('lin', id, { termsVersion: 4, context: { arrivedAt: noon - 5 } });
    expect(sent).toMatchObject({ state: 'submitted', number: 1, feeFen: 0, orderId: null, agreedVersion: 4 });
    expect(await rowOf(id)).toMatchObject({ sent_at: noon - 5, is_shown: 0, revision: 2 });
    expect(await contestsOf(id)).toBe(1);
    expect(await toldOf('lin')).toEqual(['submitted']);
  });

  test('with a fee it is unpaid until its order is paid', async () => {
    const name = await contest(5000);
    const id = await draft('mo', name);
    const sent = await send('mo', id, { feeFen: 5000 });
    expect(sent).toMatchObject({ state: 'unpaid', feeFen: 5000, isPaid: false, isEditable: false });
    expect(sent.payBefore).toBe('2026-11-20T12:15:00.000+08:00');
    expect(await toldOf('mo')).toEqual([]);
    await scene.pay('mo', id);
    expect(await rowOf(id)).toMatchObject({ state: 'submitted', is_paid: 1 });
    expect(await toldOf('mo')).toEqual(['submitted']);
  });

  test('says all that it lacks, and works that cannot be entered', async () => {
    const name = await contest();
    const bare = await draft('lin', name, { categoryId: '', titleZh: '', introZh: '' });
    await expect(send('lin', bare)).rejects.toMatchObject(
      broken(['categoryId', 'required'], ['titleZh', 'required'], ['introZh', 'required']),
    );
    const states = ['pending_edit', 'failed', 'deleted', 'pending_review'] as const;
    const ends = states.map(async (state) => {
      const id = await draft('lin', name, {
        workId: await work('lin', { state: state === 'deleted' ? 'failed' : state }),
      });
      if (state === 'deleted') await removeWork(as('lin'), { id: (await rowOf(id)).work_id ?? '' });
      return send('lin', id);
    });
    expect(await settled(ends)).toEqual(['400', '400', '400', 'done']);
  });

  test('other terms or another fee than the form showed come back with the refusal, and the draft stays', async () => {
    const fees = JSON.stringify([
      { untilAt: noon + 1000, feeFen: 3000 },
      { untilAt: null, feeFen: 5000 },
    ]);
    const name = await contest(0, { terms_version: 3, categories: { dated: { fees } } });
    const id = await draft('lin', name, { categoryId: 'dated' });
    await expect(send('lin', id, { termsVersion: 2, feeFen: 3000 })).rejects.toMatchObject({
      code: 'TermsChanged',
      details: { fields: [{ field: 'termsVersion', rule: '3' }] },
    });
    const late = { termsVersion: 3, feeFen: 3000, context: { arrivedAt: noon + 1000 } };
    await expect(send('lin', id, late)).rejects.toMatchObject({
      code: 'FeeChanged',
      details: { fields: [{ field: 'feeFen', rule: '5000' }] },
    });
    expect(await rowOf(id)).toMatchObject({ state: 'draft', number: null, revision: 1, title_zh: '一盏灯' });
    // It arrived in time for the lower fee, and was dealt with later.
    scene.pass(millisecondsInHour);
    await send('lin', id, { ...late, context: { arrivedAt: noon + 999 } });
    expect(await rowOf(id)).toMatchObject({ fee_fen: 3000, state: 'unpaid' });
  });

  test('what arrived before the close counts, however late it is dealt with', async () => {
    const name = await contest(100);
    const [early, late] = [await draft('lin', name), await draft('mo', name)];
    scene.pass(7 * millisecondsInDay + millisecondsInHour);
    await expect(send('mo', late, { feeFen: 100, context: { arrivedAt: close } })).rejects.toMatchObject({
      code: 'EntryClosed',
    });
    await send('lin', early, { feeFen: 100, context: { arrivedAt: close - 1 } });
    await scene.pay('lin', early);
    expect(await rowOf(early)).toMatchObject({ state: 'submitted' });
  });

  test('prohibited words warn, and are kept for the formal check once acknowledged', async () => {
    const id = await draft('lin', await contest(), { titleZh: bad });
    await expect(send('lin', id)).rejects.toMatchObject({
      code: 'ProhibitedWords',
      details: { fields: [{ field: 'titleZh', rule: 'prohibited' }] },
    });
    await send('lin', id, { acknowledged: true });
    expect(await rowOf(id)).toMatchObject({ words: '["赌博"]' });
  });

  test('needs a bound phone, its entrant, and a contest that takes works', async () => {
    const name = await contest();
    const id = await draft('lin', name);
    const noPhone = { caller: callerOf('lin', { hasPhone: false }) };
    await expect(send('lin', id, { context: noPhone })).rejects.toMatchObject({ code: 'PhoneNeeded' });
    await expect(send('mo', id)).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(send('lin', id, { revision: 0 })).rejects.toMatchObject({ code: 'Changed' });
    await scene.cancel(name);
    await expect(send('lin', id)).rejects.toMatchObject({ code: 'EventCanceled' });
  });

  test('an order of another thing is not taken for its own', async () => {
    const order = await scene.order(1000, { personId: 'lin', clientId });
    const id = await draft('lin', await contest(100));
    await expect(send('lin', id, { feeFen: 100, clientId })).rejects.toMatchObject(broken(['clientId', 'repeated']));
    expect(await stateOf(order)).toBe('pending');
  });

  describe('at once', () => {
    test('twice it is sent once, with one order', async () => {
      const id = await draft('ai', await contest(700));
      const { revision } = await rowOf(id);
      const form = { feeFen: 700, revision, termsVersion: 1, agrees: true, acknowledged: false };
      const presses = Array.from({ length: 8 }, () => sendEntry(as('ai'), { id, clientId, ...form }));
      expect(counted(await settled(presses))).toEqual({ done: 8 });
      const orders = await scene.read().selectFrom('sale_order').select('id').where('person_id', '=', 'ai').execute();
      expect(orders).toEqual([{ id: (await rowOf(id)).order_id }]);
    });

    test('one work in two entries of a contest enters once; in two contests twice', async () => {
      const [name, other, workId] = [await contest(), await contest(), await work('wen')];
      const ids = [await draft('wen', name, { workId }), await draft('wen', name, { workId })];
      const ends = await settled(ids.map((id) => send('wen', id)));
      expect(ends.toSorted()).toEqual(['WorkEntered', 'done']);
      const again = await draft('wen', other, { workId });
      await send('wen', again);
      expect(await contestsOf(again)).toBe(2);
    });

    test('fifty entries get the numbers from 1 to 50', async () => {
      const name = await contest();
      const people = ['lin', 'mo', 'ai', 'wen', 'yu'];
      const ids = await Promise.all(
        Array.from({ length: 50 }, (_, index) => draft(people[index % people.length] ?? '', name)),
      );
      await Promise.all(ids.map((id, index) => send(people[index % people.length] ?? '', id)));
      const numbers = await Promise.all(ids.map(async (id) => (await rowOf(id)).number));
      expect(numbers.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
    });

    test('with the removal of its work one of both happens', async () => {
      const name = await contest();
      for (let round = 0; round < 8; round += 1) {
        const id = await draft('yu', name);
        const workId = (await rowOf(id)).work_id ?? '';
        const both = [() => send('yu', id), () => removeWork(as('yu'), { id: workId })];
        if (round % 2 === 1) both.reverse();
        const ends = await settled(both.map((act) => act()));
        expect([
          ['InContest', 'done'],
          ['400', 'done'],
        ]).toContainEqual(ends.toSorted());
      }
    });

    test('with the end of its contest it is sent and ended, or not sent', async () => {
      for (let round = 0; round < 6; round += 1) {
        const name = await contest(300);
        const id = await draft('lin', name);
        const both = [() => send('lin', id, { feeFen: 300 }), () => scene.cancel(name)];
        if (round % 2 === 1) both.reverse();
        const ends = await settled(both.map((act) => act()));
        await scene.end(name, 'canceled');
        const { state } = await rowOf(id);
        expect(ends.includes('EventCanceled') ? 'draft' : 'withdrawn').toBe(state);
      }
    });

    test('with other terms it agrees to those that stand', async () => {
      const name = await contest();
      for (let version = 1; version < 6; version += 1) {
        const id = await draft('mo', name);
        const changed = scene.change(name, { terms_version: version + 1 });
        const [end] = await settled([send('mo', id, { termsVersion: version }), changed]);
        expect(['done', 'TermsChanged']).toContain(end);
        expect((await rowOf(id)).terms_version).toBe(end === 'done' ? version : null);
      }
    });
  });

  test('an entry that lapsed is sent again under its number, with a new order', async () => {
    const id = await entered('wen', await contest(900), 900);
    const { order_id: first, revision } = await rowOf(id);
    scene.pass(16 * millisecondsInMinute);
    await scene.goOn();
    expect(await rowOf(id)).toMatchObject({ state: 'submitFailed', reason: '', holds_work: 0 });
    expect((await toldOf('wen')).at(-1)).toBe('lapsed');
    // Who presses again does not send it anew.
    await expect(send('wen', id, { feeFen: 900, revision: revision - 1 })).rejects.toMatchObject({ code: 'Changed' });
    await send('wen', id, { feeFen: 900 });
    const { order_id: second, number } = await rowOf(id);
    expect([second === first, number]).toEqual([false, 1]);
  });
});
