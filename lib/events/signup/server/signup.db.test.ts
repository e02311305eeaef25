import { emit } from '@/lib/app/events';
import { redeemTicket } from '@/lib/events/ticket/port';
import { cancelTickets } from '@/lib/events/ticket/server/cancel/cancel-tickets';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { settled } from '@/test/settled';
import { signupScene } from '@/test/signups';
import { endWaiting } from './end-waiting';
import { listWaiting } from './list-waiting';
import { moveUpLater } from './move-up';

const people = Array.from({ length: 60 }, (_, index) => `guest ${String(index).padStart(2, '0')}`);
const gone = 'guest gone';
const [a = '', b = '', c = '', d = '', e = ''] = people;

describeOnBothEngines('a sign-up', (database) => {
  const scene = signupScene(database);
  const { add, signUp, leave, standing, joined, waiting, takenOf, read } = scene;

  beforeAll(() => scene.begin([...people, gone]));
  beforeEach(() => scene.at(noon));

  const ticketOf = (personId: string, activityId: string) =>
    read()
      .selectFrom('ticket')
      .selectAll()
      .where('person_id', '=', personId)
      .where('activity_id', '=', activityId)
      .where('state', 'in', ['valid', 'used'])
      .executeTakeFirstOrThrow();

  test('is a ticket with what was written, and the caller is told', async () => {
    const id = await add(2);
    expect(await standing(id)).toEqual({ phase: 'open', left: 2, waitingCount: 0, mine: null });
    const own = await signUp(a, id, { isShown: 'false' });
    const written = {
      name: '林一',
      mobile: '+8613800138000',
      age: 28,
      occupation: '灯光师',
      answers: [],
      isShown: false,
    };
    expect(own).toEqual({ state: 'joined', ahead: 0, isUsed: false, written });
    expect(await standing(id, a)).toEqual({ phase: 'open', left: 1, waitingCount: 0, mine: own });
    expect(await ticketOf(a, id)).toMatchObject({ ticket_type_id: null, order_id: null, state: 'valid', price_fen: 0 });
    expect(await scene.noticesOf(id)).toMatchObject([{ to: a, kind: 'signupGiven' }]);
  });

  test('sent again keeps the place and changes what was written', async () => {
    const id = await add(1);
    await signUp(a, id);
    await signUp(b, id);
    await signUp(c, id);
    expect(await signUp(b, id, { age: 30 })).toMatchObject({ state: 'waiting', ahead: 0, written: { age: 30 } });
    expect(await signUp(a, id, { name: '林二', isShown: 'false' })).toMatchObject({ state: 'joined' });
    expect(await ticketOf(a, id)).toMatchObject({ attendee: '林二', is_shown: 0 });
    const shown = await read()
      .selectFrom('ticket_participant')
      .select('is_shown')
      .where('activity_id', '=', id)
      .execute();
    expect(shown).toEqual([{ is_shown: 0 }]);
    expect(await waiting(id)).toEqual([b, c]);
  });

  test('without a place waits, moves up in order when one is given up, and is told then', async () => {
    const id = await add(2);
    for (const person of [a, b, c, d, e]) await signUp(person, id);
    expect(await standing(id, e)).toMatchObject({ phase: 'full', left: 0, waitingCount: 3, mine: { ahead: 2 } });
    await leave(d, id);
    await leave(b, id);
    expect(await joined(id)).toEqual([a, c]);
    expect(await standing(id, e)).toMatchObject({ mine: { state: 'waiting', ahead: 0 } });
    await leave(a, id);
    await leave(a, id);
    expect(await joined(id)).toEqual([c, e]);
    expect(await takenOf(id)).toBe(2);
    expect(await standing(id, a)).toMatchObject({ phase: 'full', mine: null });
    expect(await scene.noticesOf(id)).toMatchObject([
      { to: a, detail: expect.stringContaining('"no"') },
      { to: b, detail: expect.stringContaining('"no"') },
      { to: c, detail: expect.stringContaining('"yes"') },
      { to: e, detail: expect.stringContaining('"yes"') },
    ]);
    // The last of the list: signing up again is waiting again.
    expect(await signUp(a, id)).toMatchObject({ state: 'waiting', ahead: 0 });
  });

  test('moves up when there are more places, in portions; fewer than are taken there are never', async () => {
    const id = await add(1);
    for (const person of people) await signUp(person, id);
    await scene.change(id, { capacity: 0 });
    expect(await joined(id)).toEqual(people.slice(0, 51));
    // Nobody passes those who are still to move up.
    expect(await standing(id)).toMatchObject({ phase: 'open', waitingCount: 9 });
    await moveUpLater.run(scene.job(), { activityId: id });
    expect([await joined(id), await waiting(id)]).toEqual([people, []]);
    await expect(scene.change(id, { capacity: 59 })).rejects.toMatchObject({
      code: '400',
      details: { fields: [{ field: 'capacity', rule: 'sold' }] },
    });
    await scene.change(id, { capacity: 60 });
    expect(await standing(id)).toMatchObject({ phase: 'full', left: 0 });
  });

  test('is taken between its times only, and by public activities without tickets', async () => {
    const id = await add(0, { enrol_start_at: noon + 1, enrol_end_at: noon + 10, hold_end_at: noon + 20 });
    await expect(signUp(a, id)).rejects.toMatchObject({ code: 'SignupClosed' });
    scene.at(noon + 9);
    await signUp(a, id);
    scene.at(noon + 10);
    await expect(signUp(b, id)).rejects.toMatchObject({ code: 'SignupClosed' });
    // Who is in changes what they wrote, and leaves, until it ends.
    await signUp(a, id, { age: 29 });
    scene.at(noon + 20);
    expect(await settled([signUp(a, id), leave(a, id)])).toEqual(['SignupClosed', 'SignupClosed']);
    const others = [await add(0, { category: 3 }), await add(0, { review_state: 1 })];
    const calls = others.map((other) => standing(other));
    expect(await settled([...calls, ...others.map((other) => signUp(a, other))])).toEqual(Array(4).fill('NullPointer'));
  });

  test('needs the answers that the organiser requires', async () => {
    const questions = JSON.stringify([
      { id: 'q1', textZh: '过敏吗？', textEn: '', isRequired: false },
      { id: 'q2', textZh: '第一次来吗？', textEn: '', isRequired: true },
    ]);
    const id = await add(0, { questions });
    await expect(signUp(a, id)).rejects.toMatchObject({
      code: '400',
      details: { fields: [{ field: 'answers.1', rule: 'required' }] },
    });
    const answers = [{ questionId: 'q2', text: '是' }];
    expect((await signUp(a, id, { answers: JSON.stringify(answers) })).written.answers).toEqual(answers);
  });

  test('ends when the activity is canceled: who waits is told why, and nobody moves up or signs up', async () => {
    const id = await add(1);
    for (const person of [a, b, c]) await signUp(person, id);
    await scene.cancel(id);
    await leave(a, id);
    expect(await joined(id)).toEqual([]);
    await endWaiting.run(scene.job(), { activityId: id, reason: '台风' });
    expect(await waiting(id)).toEqual([]);
    expect(await scene.noticesOf(id)).toMatchObject([
      { to: a, kind: 'signupGiven' },
      { to: b, kind: 'signupCanceled', detail: expect.stringContaining('台风') },
      { to: c, kind: 'signupCanceled' },
    ]);
    await expect(signUp(d, id)).rejects.toMatchObject({ code: 'EventCanceled' });
    expect(await standing(id, b)).toMatchObject({ phase: 'ended', mine: null });
  });

  test('is told to its organiser only, in the order of the list', async () => {
    const id = await add(1);
    for (const person of [a, b, c]) await signUp(person, id, { name: person });
    const query = { activityId: id, pageIndex: 1, pageSize: 1 };
    const first = await listWaiting(scene.as('organiser'), query);
    expect(first).toMatchObject({ list: [{ name: b, mobile: '+8613800138000', age: 28 }], nextPage: 2 });
    expect((await listWaiting(scene.as('organiser'), { ...query, pageIndex: 2 })).list).toMatchObject([{ name: c }]);
    await expect(listWaiting(scene.as(a), query)).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('of an erased person goes on to the next, and what they wrote while waiting goes', async () => {
    const [full, waits] = [await add(1), await add(1)];
    await signUp(gone, full);
    await signUp(a, full);
    await signUp(a, waits);
    await signUp(gone, waits);
    const parts: Record<string, unknown> = {};
    await database().db.transaction((tx) => emit(scene.product(), tx, 'account.exported', { personId: gone, parts }));
    expect(parts.waitingSignups).toMatchObject([{ activityId: waits, name: '林一', mobile: '+8613800138000' }]);
    await database().db.transaction((tx) => emit(scene.product(), tx, 'account.erased', { personId: gone }));
    expect([await joined(full), await waiting(full), await waiting(waits)]).toEqual([[], [a], []]);
    // Nobody passes who waits, also before the job gives them the place.
    await signUp(b, full);
    expect([await joined(full), await waiting(full)]).toEqual([[a], [b]]);
  });

  describe('at once', () => {
    test('40 people for 10 places, while some leave: as many as there are, in order, nobody twice', async () => {
      const id = await add(10);
      const [first, others] = [people.slice(0, 10), people.slice(10, 40)];
      await Promise.all(first.map((person) => signUp(person, id)));
      const ends = await settled([
        ...others.flatMap((person, index) => {
          const leaver = index % 6 === 0 ? first[index / 6] : undefined;
          return leaver ? [signUp(person, id), leave(leaver, id)] : [signUp(person, id)];
        }),
        // Twice by the same person, who leaves at the same time.
        ...[signUp(others[29] ?? '', id), leave(first[5] ?? '', id), leave(first[5] ?? '', id)],
      ]);
      expect(new Set(ends)).toEqual(new Set(['done']));
      const [inside, list] = [await joined(id), await waiting(id)];
      expect([inside.length, list.length, await takenOf(id)]).toEqual([10, 24, 10]);
      expect(new Set([...inside, ...list]).size).toBe(34);
      // All who left are gone, and six of those who came later have their places.
      expect(inside.filter((person) => !first.includes(person))).toHaveLength(6);
      const places = await read().selectFrom('signup_wait').select('place').where('activity_id', '=', id).execute();
      expect(new Set(places.map(({ place }) => place)).size).toBe(24);
      for (let left = list; left.length > 20; left = left.slice(1)) {
        await leave((await joined(id))[0] ?? '', id);
        expect(await waiting(id)).toEqual(left.slice(1));
        expect(await joined(id)).toContain(left[0]);
      }
    });

    test('all who have a place leave: all who wait move up once', async () => {
      const id = await add(10);
      for (const person of people.slice(0, 20)) await signUp(person, id);
      expect(new Set(await settled(people.slice(0, 10).map((person) => leave(person, id))))).toEqual(new Set(['done']));
      expect([(await joined(id)).toSorted(), await waiting(id)]).toEqual([people.slice(10, 20), []]);
      expect(await takenOf(id)).toBe(10);
    });

    test('a person who waits leaves, while the place before them comes back', async () => {
      const id = await add(1);
      for (const person of [a, b, c]) await signUp(person, id);
      expect(await settled([leave(a, id), leave(b, id)])).toEqual(['done', 'done']);
      expect([await joined(id), await waiting(id), await takenOf(id)]).toEqual([[c], [], 1]);
    });

    test('a person comes in and leaves: one of both', async () => {
      const id = await add(1);
      await signUp(a, id);
      await signUp(b, id);
      const ticketId = (await ticketOf(a, id)).id;
      const [comes, leaves] = await Promise.all([
        database().db.transaction((tx) => redeemTicket(tx, { ticketId, activityId: id, at: noon })),
        settled([leave(a, id)]),
      ]);
      expect(leaves).toEqual([comes ? 'TicketUsed' : 'done']);
      expect(await joined(id)).toEqual([comes ? a : b]);
      expect(await standing(id, a)).toMatchObject({ mine: comes ? { state: 'joined', isUsed: true } : null });
    });

    test('it is canceled: who signed up has done so before, and is found by what ends it', async () => {
      const id = await add(0);
      const ends = await settled([...people.slice(0, 10).map((person) => signUp(person, id)), scene.cancel(id)]);
      const refused = ends.filter((end) => end === 'EventCanceled').length;
      expect(ends.filter((end) => end === 'done')).toHaveLength(11 - refused);
      expect(await takenOf(id)).toBe(10 - refused);
      await cancelTickets.run(scene.job(), { activityId: id, reason: '台风' });
      expect([await joined(id), await waiting(id)]).toEqual([[], []]);
    });
  });
});
