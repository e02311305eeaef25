import { decideOnReview } from '@/lib/base/moderation/port';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { bad, broken, worse } from '@/test/own-activities';
import {
  broadcastPages,
  broadcastReviewer,
  broadcastsOfLin,
  endAt,
  sameBroadcast,
  startAt,
} from '@/test/own-broadcasts';
import { settled } from '@/test/settled';
import { noteOnAir } from '../note-facts';
import { cancelBroadcast } from './cancel-broadcast';
import { saveBroadcast } from './save-broadcast';

type Input = Parameters<typeof saveBroadcast>[1];

const later = noon + 1000;
const moved = '2026-12-03T20:00:00.000+08:00';

describeOnBothEngines('a public broadcast', (database) => {
  const { as, begin, add, rowOf, tags, waiting, told } = broadcastsOfLin(database);
  const save = (fields: Partial<Input> = {}, now = later, overrides: Parameters<typeof as>[1] = {}) =>
    saveBroadcast(as('lin', { now: () => now, ...overrides }), {
      ...{ ...sameBroadcast, id: 'public', revision: 0, acknowledged: false, isTold: false },
      ...fields,
    });
  const kinds = () => told().map(({ kind }) => kind);
  const goOnAir = (at: number) =>
    database().db.transaction((tx) => noteOnAir(as(null, { now: () => at }), tx, 'public', at));

  beforeEach(begin);
  beforeEach(() => add({ id: 'public' }));

  test('changes at once on every page that shows it, and is offered anew', async () => {
    expect(await save({ titleZh: '新题', minutes: 60 })).toMatchObject({ titleZh: '新题', state: 'verified' });
    expect(await tags()).toEqual(broadcastPages('public'));
    expect(await rowOf('public')).toMatchObject({ edited_at: later, planned_end_at: startAt + 3_600_000 });
    expect(told()).toEqual([{ kind: 'broadcast.offered', event: { id: 'public' } }]);
  });

  test('is not edited for its readers by a save that changes nothing', async () => {
    await save();
    expect(await rowOf('public')).toMatchObject({ edited_at: null, updated_at: later, revision: 1 });
  });

  test('asks before it tells who waits for it of another start; then they are told, once', async () => {
    const asked = { fields: [{ field: 'isTold', rule: 'time' }] };
    await expect(save({ startTime: moved })).rejects.toMatchObject({ code: 'TellNeeded', details: asked });
    expect([await rowOf('public'), told()]).toMatchObject([{ revision: 0 }, []]);
    await save({ startTime: moved, isTold: true });
    const event = { id: 'public', startAt: Date.parse(moved) };
    expect(told().at(-1)).toEqual({ kind: 'broadcast.moved', event });
    await save({ startTime: moved, revision: 1, titleZh: '新题', isTold: true });
    expect(kinds()).toEqual(['broadcast.offered', 'broadcast.moved', 'broadcast.offered']);
  });

  test('that is late can be put off or made longer, not shorter than it is late', async () => {
    const late = startAt + 30 * 60_000;
    expect(await save({ minutes: 120 }, late)).toMatchObject({ minutes: 120, phase: 'late' });
    const shorter = save({ revision: 1, minutes: 30 }, late);
    await expect(shorter).rejects.toMatchObject(broken(['minutes', 'past']));
    expect(await save({ revision: 1, startTime: moved, isTold: true }, late)).toMatchObject({ phase: 'upcoming' });
  });

  test('keeps its price and its source', async () => {
    const change = { priceFen: 0, source: 'address' as const, sourceAddress: 'https://a.example/a.m3u8' };
    await expect(save(change)).rejects.toMatchObject(broken(['priceFen', 'fixed'], ['source', 'fixed']));
  });

  test.each<[string, object, number]>([
    ['is on air', { live_at: startAt }, startAt + 1],
    ['is over', { live_at: startAt, ended_at: endAt }, endAt + 1],
    ['is missed, though nobody has noted it', { missed_at: null }, endAt],
  ])('that %s changes in what it says and shows alone', async (_, facts, now) => {
    await database().db.transaction((tx) => tx.updateTable('live_broadcast').set(facts).execute());
    expect(await save({ titleZh: '回顾', cover: '' }, now)).toMatchObject({ titleZh: '回顾', thumb: null });
    const changed = save({ revision: 1, cover: '', startTime: moved, minutes: 60, isTold: true }, now);
    await expect(changed).rejects.toMatchObject(broken(['startTime', 'ended'], ['minutes', 'ended']));
    const bare = save({ revision: 1, cover: '', titleZh: '' }, now);
    await expect(bare).rejects.toMatchObject(broken(['titleZh', 'required']));
    expect(kinds()).toEqual(['broadcast.offered']);
  });

  test('that was canceled too', async () => {
    await cancelBroadcast(as('lin'), { id: 'public', reason: '停电' });
    const saved = await save({ revision: 1, titleZh: '取消了' });
    expect(saved).toMatchObject({ titleZh: '取消了', phase: 'canceled', reason: '停电' });
    await expect(save({ revision: 2, minutes: 60 })).rejects.toMatchObject({ code: 'EventCanceled' });
  });

  test('is not moved once it is on air, also where both happen at once', async () => {
    const [end] = await settled([save({ startTime: moved, isTold: true }), goOnAir(startAt)]);
    const row = await rowOf('public');
    expect(end === 'done' ? row.start_at : end).toBe(end === 'done' ? Date.parse(moved) : 'Changed');
    if (end === 'Changed') expect(row).toMatchObject({ start_at: startAt, live_at: startAt, revision: 0 });
  });

  test('is not moved where its being missed is noted meanwhile', async () => {
    await database().db.transaction((tx) => tx.updateTable('live_broadcast').set({ missed_at: endAt }).execute());
    // This node's clock is behind the one that noted it.
    await expect(save({ startTime: moved, isTold: true }, endAt - 1)).rejects.toMatchObject({ code: 'Changed' });
  });

  describe('with prohibited words', () => {
    const texts = { bodyZh: `<p>夜</p><p><strong>${bad.slice(0, 3)}</strong>${bad.slice(3)}</p>`, titleEn: worse };
    const english = { bodyEn: '<p>Night</p>' };
    const handIn = () => save({ ...texts, ...english, acknowledged: true });
    const decide = (id: string, isAllowed: boolean) =>
      decideOnReview(as(broadcastReviewer, { now: () => noon + 5000 }), { id, isAllowed });

    test('warns by their fields, and nothing is saved', async () => {
      const fields = ['titleEn', 'bodyZh'].map((field) => ({ field, rule: 'prohibited' }));
      const warned = { code: 'ProhibitedWords', details: { fields } };
      await expect(save({ ...texts, ...english })).rejects.toMatchObject(warned);
      expect([await rowOf('public'), await waiting()]).toMatchObject([{ revision: 0 }, []]);
    });

    test('shows what stood there until they are allowed, and saves the rest', async () => {
      expect(await handIn()).toMatchObject({
        ...{ bodyZh: sameBroadcast.bodyZh, titleEn: '', ...english, underReview: texts },
      });
      const [review] = await waiting();
      expect(review).toMatchObject({ field: 'bodyZh' });
      await decide(review?.id ?? '', true);
      expect(await rowOf('public')).toMatchObject({ body_zh: texts.bodyZh, title_en: '', revision: 2 });
      await expect(save({ revision: 1 })).rejects.toMatchObject({ code: 'Changed' });
    });

    test('goes on waiting unasked where it waits already; a clean text ends that', async () => {
      await handIn();
      const before = await waiting();
      const again = await save({ ...texts, bodyEn: '<p>Dark</p>', revision: 1 });
      expect(again).toMatchObject({ bodyEn: '<p>Dark</p>', underReview: texts, titleEn: '' });
      expect(await waiting()).toEqual(before);
      expect(await save({ revision: 2 })).toMatchObject({ underReview: {} });
      expect(await waiting()).toEqual([]);
    });

    test('needs a bound phone for new texts, not for the same ones', async () => {
      const caller = callerOf('lin', { hasPhone: false });
      await expect(save({ titleZh: '新题' }, later, { caller })).rejects.toMatchObject({ code: 'PhoneNeeded' });
      expect(await save({ minutes: 60 }, later, { caller })).toMatchObject({ revision: 1 });
    });

    test('is saved and decided on at once without waiting for each other', async () => {
      await handIn();
      const [review] = await waiting();
      const saves = Array.from({ length: 8 }, (_, index) =>
        save({ revision: 1, bodyZh: `<p>${bad} ${index}</p>`, acknowledged: true }),
      );
      const ends = await settled([decide(review?.id ?? '', true), ...saves]);
      expect(ends).toContain('done');
      for (const end of ends) expect(['done', 'Changed', 'NullPointer']).toContain(end);
    });
  });
});
