import { describeOnBothEngines } from '@/test/engines';
import { broadcastsOfLin, endAt, startAt } from '@/test/own-broadcasts';
import { noteBack, noteEnded, noteLost, noteOnAir, noteReplay } from './note-facts';
import { turnBroadcasts } from './turn-broadcasts';

const minute = 60_000;

describeOnBothEngines('the facts of a broadcast', (database) => {
  const { as, begin, add, rowOf, tags, told } = broadcastsOfLin(database);
  type Note = (...all: Parameters<typeof noteOnAir>) => Promise<void>;
  const note = (fact: Note, at: number, id = 'public') =>
    database().db.transaction((tx) => fact(as(null, { now: () => at }), tx, id, at));
  const turn = (now: number) =>
    turnBroadcasts.run(
      { ...as(null, { now: () => now }), attempt: 1, signal: new AbortController().signal },
      { occurrence: now },
    );
  const kinds = () => told().map(({ kind }) => kind);
  const forgetTags = () => database().db.transaction((tx) => tx.deleteFrom('page_invalidation').execute());

  beforeEach(begin);
  beforeEach(() => add({ id: 'public' }));

  test('are noted once each, in their order, whoever notes them at once', async () => {
    const four = (fact: Note, at: number) => Promise.all([at, at, at, at].map((time) => note(fact, time)));
    await four(noteLost, startAt);
    await four(noteEnded, startAt);
    expect(await rowOf('public')).toMatchObject({ live_at: null, lost_at: null, ended_at: null });
    await four(noteOnAir, startAt);
    await four(noteLost, startAt + minute);
    await four(noteLost, startAt + 2 * minute);
    expect(await rowOf('public')).toMatchObject({ live_at: startAt, lost_at: startAt + minute });
    await note(noteBack, startAt + 2 * minute);
    expect(await rowOf('public')).toMatchObject({ lost_at: null });
    await four(noteEnded, endAt);
    await note(noteLost, endAt + minute);
    expect(await rowOf('public')).toMatchObject({ ended_at: endAt, lost_at: null });
    expect(kinds()).toEqual(['broadcast.live', 'broadcast.ended']);
    expect(await tags()).toEqual(['lists', 'public'].flatMap((page) => Array(4).fill(`broadcast:${page}`)));
  });

  test.each<[string, object, number]>([
    ['was canceled', { canceled_at: startAt - 1 }, startAt],
    ['was taken down', { review_state: 3, canceled_at: startAt - 1 }, startAt],
    ['is noted as missed', { missed_at: endAt }, endAt - 1],
    ['is over', {}, endAt],
  ])('one that %s does not go on air', async (_, facts, at) => {
    await database().db.transaction((tx) =>
      tx
        .updateTable('live_broadcast')
        .set({ ...facts, revision: 1 })
        .execute(),
    );
    await note(noteOnAir, at);
    expect([(await rowOf('public')).live_at, kinds(), await tags()]).toEqual([null, [], []]);
  });

  test('a replay is noted of one that is over, and goes again', async () => {
    const replay = (work: { workId: string | null; publicAt: number | null }) =>
      note((context, tx, id) => noteReplay(context, tx, id, work), endAt);
    await replay({ workId: 'work', publicAt: endAt });
    expect(await rowOf('public')).toMatchObject({ replay_id: null });
    await note(noteOnAir, startAt);
    await note(noteEnded, endAt);
    await replay({ workId: 'work', publicAt: endAt });
    expect(await rowOf('public')).toMatchObject({ replay_id: 'work', replay_at: endAt });
    await replay({ workId: null, publicAt: null });
    expect(await rowOf('public')).toMatchObject({ replay_id: null, replay_at: null });
  });

  describe('by the clock', () => {
    test('its pages are made anew when it should begin, and nothing else happens', async () => {
      await turn(startAt - 1);
      expect(await tags()).toEqual([]);
      await turn(startAt);
      expect(await tags()).toEqual(['broadcast:lists', 'broadcast:public']);
      await forgetTags();
      await turn(startAt + 2 * minute);
      expect([await tags(), kinds()]).toEqual([[], []]);
    });

    test('it is missed once its planned end has passed, once for four nodes', async () => {
      await turn(endAt - 1);
      expect(await rowOf('public')).toMatchObject({ missed_at: null });
      await Promise.all([turn(endAt), turn(endAt), turn(endAt), turn(endAt)]);
      expect([await rowOf('public'), kinds()]).toMatchObject([{ missed_at: endAt }, ['broadcast.missed']]);
      expect(await tags()).toEqual(['broadcast:lists', 'broadcast:public']);
    });

    test.each<[string, object]>([
      ['canceled', { canceled_at: startAt }],
      ['on air', { live_at: startAt }],
      ['not public', { review_state: 1 }],
    ])('one that is %s is not missed', async (_, facts) => {
      await database().db.transaction((tx) => tx.updateTable('live_broadcast').set(facts).execute());
      await turn(endAt);
      expect([(await rowOf('public')).missed_at, kinds()]).toEqual([null, []]);
    });

    test('it goes on air or is missed, never both, where both are noted at once', async () => {
      await Promise.all([note(noteOnAir, endAt - 1), turn(endAt)]);
      const { live_at, missed_at } = await rowOf('public');
      expect([live_at === null, missed_at === null]).toContain(false);
      expect(kinds()).toEqual([live_at === null ? 'broadcast.missed' : 'broadcast.live']);
    });

    test('those that are late do not keep others from being noted', async () => {
      const late = Array.from({ length: 201 }, (_, index) => ({ id: `late ${index}`, fields: { minutes: 480 } }));
      await add(...late);
      const short = { start_at: startAt + minute, planned_end_at: startAt + 11 * minute };
      await add({ id: 'short', ...short });
      await turn(endAt - 1);
      expect(await rowOf('short')).toMatchObject({ missed_at: endAt - 1 });
    });
  });
});
