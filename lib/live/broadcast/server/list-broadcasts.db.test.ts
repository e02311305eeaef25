import { millisecondsInHour } from 'date-fns/constants';
import type { Reader } from '@/lib/platform/server/db/database';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { type BroadcastOfLin, broadcastsOfLin } from '@/test/own-broadcasts';
import { planOf } from '@/test/plan';
import type { BroadcastList } from '../codes';
import { findBroadcasts, findBroadcastsOfPerson } from '../contract';
import { idsOfHost, idsOfList, listBroadcasts, listBroadcastsOfPerson } from './list-broadcasts';

/** A broadcast of an hour that begins so many hours from noon. */
const at = (id: string, hours: number, facts: Partial<BroadcastOfLin> = {}): BroadcastOfLin => {
  const start_at = noon + hours * millisecondsInHour;
  return { id, start_at, planned_end_at: start_at + millisecondsInHour, minutes: 60, ...facts };
};
const aired = (id: string, hours: number, facts: Partial<BroadcastOfLin> = {}) =>
  at(id, hours, { live_at: noon + hours * millisecondsInHour, ...facts });

describeOnBothEngines('lists of broadcasts', (database) => {
  const { as, begin, add } = broadcastsOfLin(database);
  const list = (query: object = {}, overrides: Parameters<typeof as>[1] = {}) =>
    listBroadcasts(as(null, overrides), findBroadcasts.input.parse(query));
  const idsOf = async (name: BroadcastList, now = noon) =>
    (await list({ list: name }, { now: () => now })).list.map(({ id }) => id);
  const ofPerson = async (userId: string) =>
    (await listBroadcastsOfPerson(as(null), findBroadcastsOfPerson.input.parse({ userId }))).list.map(({ id }) => id);

  beforeEach(begin);

  test('have what is to come, what is on air and what can be watched again, each in its order', async () => {
    await add(
      at('tomorrow', 24),
      at('soon', 1),
      at('late', -0.5),
      at('over', -1),
      at('missed', -9, { missed_at: noon }),
      at('canceled', 2, { canceled_at: noon }),
      at('down', 3, { review_state: 3 }),
      at('waiting', 4, { review_state: 1 }),
      ...[aired('long on air', -3), aired('on air', -0.2), aired('interrupted', -0.1, { lost_at: noon })],
      aired('ended', -5, { ended_at: noon - millisecondsInHour }),
      aired('replay', -30, { ended_at: noon, replay_id: 'w1', replay_at: noon }),
      aired('last replay', -20, { ended_at: noon, replay_id: 'w2', replay_at: noon }),
      aired('draft replay', -10, { ended_at: noon, replay_id: 'w3' }),
    );
    expect(await idsOf('upcoming')).toEqual(['late', 'soon', 'tomorrow']);
    expect(await idsOf('now')).toEqual(['interrupted', 'on air', 'long on air']);
    expect(await idsOf('playback')).toEqual(['last replay', 'replay']);
    expect(await ofPerson('lin')).toEqual([
      ...['tomorrow', 'soon', 'interrupted', 'on air', 'late', 'over', 'long on air', 'ended'],
      ...['draft replay', 'last replay', 'replay'],
    ]);
    expect(await ofPerson('nobody')).toEqual([]);
  });

  test('what is late stays until its planned end, however long it was to be', async () => {
    const long = { minutes: 480, planned_end_at: noon + 8 * millisecondsInHour };
    await add(at('long', 0, long));
    expect(await idsOf('upcoming', long.planned_end_at - 1)).toEqual(['long']);
    expect(await idsOf('upcoming', long.planned_end_at)).toEqual([]);
  });

  test('answer exactly what the contract declares, in the language asked for; a replay that is not public is nobody’s', async () => {
    await add(
      at('a', 1, { cover: 'broadcasts/a/1.jpg', is_participatory: 1, fields: { titleEn: 'Night flight' } }),
      aired('b', -9, { ended_at: noon, replay_id: 'w' }),
    );
    const page = await list({ list: 'upcoming' }, { language: 'en' });
    expect(findBroadcasts.data.parse(page)).toEqual(page);
    expect(page.list).toEqual([
      {
        id: 'a',
        thumb: 'broadcasts/a/1.jpg',
        title: 'Night flight',
        titleLanguage: 'en',
        hostId: 'lin',
        nickname: '林一',
        verification: 'individual',
        priceFen: 1990,
        isParticipatory: true,
        phase: 'upcoming',
        startTime: '2026-11-20T13:00:00.000+08:00',
        minutes: 60,
        liveTime: null,
        endTime: null,
        replayId: null,
      },
    ]);
    const own = await listBroadcastsOfPerson(as(null), findBroadcastsOfPerson.input.parse({ userId: 'lin' }));
    expect(own.list[1]).toMatchObject({ id: 'b', phase: 'ended', replayId: null });
  });

  test('have every broadcast once over all pages', async () => {
    await add(...Array.from({ length: 45 }, (_, index) => at(`b${index}`, 1 + (index % 3))));
    const pages = await everyPage((pageIndex) => list({ list: 'upcoming', pageIndex, pageSize: 10 }));
    const ids = pages.flatMap((page) => page.list.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([45, 45]);
  });

  test.each<[what: string, ids: (db: Reader) => ReturnType<typeof idsOfHost>, index: string]>([
    ['what is to come', (db) => idsOfList(db, 'upcoming', noon), 'to_come'],
    ['what is on air', (db) => idsOfList(db, 'now', noon), 'on_air'],
    ['what can be watched again', (db) => idsOfList(db, 'playback', noon), 'with_replay'],
    ['those of a host', (db) => idsOfHost(db, 'lin'), 'of_host'],
  ])('read a far page of %s from its index alone', async (_, ids, index) => {
    const plan = await planOf(database(), (db) => ids(db).limit(21).offset(10_000));
    expect(plan).toMatch(new RegExp(`(COVERING INDEX|Index Only Scan using) live_broadcast_${index}`));
    expect(plan).not.toMatch(/Sort|B-TREE/);
  });
});
