import { decideOnReview } from '@/lib/base/moderation/port';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import {
  activitiesOfLin,
  activityPages,
  activityReviewer,
  bad,
  broken,
  sameActivity,
  student,
  ticketType,
  worse,
} from '@/test/own-activities';
import { cancelActivity } from './cancel-activity';
import { saveActivity } from './save-activity';

type Input = Parameters<typeof saveActivity>[1];

const later = noon + 1000;
const over = Date.parse(sameActivity.holdEndTime);
const moved = '2026-12-01T20:00:00.000+08:00';

describeOnBothEngines('a public activity', (database) => {
  const { as, begin, add, rowOf, citiesOf, tags, waiting, told } = activitiesOfLin(database);
  const save = (fields: Partial<Input> = {}, now = later, overrides: Parameters<typeof as>[1] = {}) =>
    saveActivity(as('lin', { now: () => now, ...overrides }), {
      ...{ ...sameActivity, id: 'public', revision: 0, acknowledged: false, isTold: false },
      ...fields,
    });
  const saveSold = (fields: Partial<Input> = {}, now = later) =>
    save({ id: 'sold', ticketTypes: [ticketType], ...fields }, now);

  beforeEach(begin);
  beforeEach(() => add({ id: 'public' }, { id: 'sold', fields: { ticketTypes: [ticketType] } }));

  test('changes at once on every page that shows it and in its lists, and is offered anew', async () => {
    expect(await save({ titleZh: '新题', capacity: 20 })).toMatchObject({ titleZh: '新题', state: 'verified' });
    expect(await tags()).toEqual(activityPages('public'));
    expect(await rowOf('public')).toMatchObject({ edited_at: later, told_at: null });
    expect(told()).toEqual([{ kind: 'activity.offered', event: { id: 'public' } }]);
    await save({ revision: 1, titleZh: '新题', cityId: 'CN-110000', isTold: true });
    expect(await citiesOf('public')).toEqual(['', 'CN-110000']);
  });

  test('is not edited for its readers by a save that changes nothing', async () => {
    await save();
    expect(await rowOf('public')).toMatchObject({ edited_at: null, updated_at: later, revision: 1 });
  });

  test('asks before it tells who takes part; then they are told, once for each change', async () => {
    const change = { holdStartTime: moved, venueZh: '东岸', ticketTypes: [{ ...ticketType, priceFen: 9900 }] };
    const asked = ['time', 'place', 'price'].map((rule) => ({ field: 'isTold', rule }));
    await expect(saveSold(change)).rejects.toMatchObject({ code: 'TellNeeded', details: { fields: asked } });
    expect([await rowOf('sold'), told()]).toMatchObject([{ revision: 0 }, []]);
    await saveSold({ ...change, isTold: true });
    expect(await rowOf('sold')).toMatchObject({ told_at: later, price_to: 9900, venue_zh: '东岸' });
    const changed = { id: 'sold', revision: 1, changes: ['time', 'place', 'price'] };
    expect(told().at(-1)).toEqual({ kind: 'activity.changed', event: changed });
    await saveSold({ ...change, revision: 1, titleZh: '新题', isTold: true });
    expect(told().filter(({ kind }) => kind === 'activity.changed')).toHaveLength(1);
  });

  test('stays as it was where who sells its tickets refuses a number', async () => {
    const refusal = new CodedError('400', { fields: [{ field: 'ticketTypes.0.quantity', rule: 'sold' }] });
    const emit = async () => Promise.reject(refusal);
    const sale = { id: 'sold', ticketTypes: [{ ...ticketType, quantity: 4 }] };
    await expect(save(sale, later, { emit })).rejects.toMatchObject(broken(['ticketTypes.0.quantity', 'sold']));
    expect(await rowOf('sold')).toMatchObject({ revision: 0 });
    const type = database()
      .db.read.selectFrom('activity_ticket_type')
      .select('quantity')
      .where('id', '=', ticketType.id);
    expect(await type.execute()).toEqual([{ quantity: 50 }]);
  });

  test('keeps its kind, and how people take part', async () => {
    await expect(save({ category: 1, onlineUrl: 'https://a.example' })).rejects.toMatchObject(
      broken(['category', 'fixed']),
    );
    await expect(save({ ticketTypes: [ticketType] })).rejects.toMatchObject(broken(['ticketTypes', 'fixed']));
    await expect(saveSold({ ticketTypes: [] })).rejects.toMatchObject(broken(['ticketTypes', 'fixed']));
    const more = [ticketType, { ...ticketType, id: student }];
    expect(await saveSold({ ticketTypes: more })).toMatchObject({ revision: 1 });
  });

  test('that has ended changes in what it says and shows alone, whatever its facts lack', async () => {
    await database().db.transaction((tx) => tx.updateTable('activity').set({ city_id: '' }).execute());
    const facts = { cityId: '', titleZh: '回顾', cover: '' };
    expect(await save(facts, over)).toMatchObject({ titleZh: '回顾', status: 4 });
    expect(told()).toEqual([]);
    await expect(save({ ...facts, revision: 1, capacity: 9, venueZh: '东岸' }, over)).rejects.toMatchObject(
      broken(['venueZh', 'ended'], ['capacity', 'ended']),
    );
    await expect(save({ ...facts, revision: 1, titleZh: '' }, over)).rejects.toMatchObject(
      broken(['titleZh', 'required']),
    );
  });

  test('that was canceled too', async () => {
    await cancelActivity(as('lin'), { id: 'sold', reason: '下雨' });
    const saved = await saveSold({ revision: 1, titleZh: '取消了' });
    expect(saved).toMatchObject({ titleZh: '取消了', status: 4, isCanceled: true, reason: '下雨' });
    await expect(saveSold({ revision: 2, capacity: 9 })).rejects.toMatchObject({ code: 'EventCanceled' });
    expect(told().map(({ kind }) => kind)).toEqual(['activity.canceled']);
  });

  describe('with prohibited words', () => {
    const texts = { bodyZh: `<p>光</p><p><strong>${bad.slice(0, 3)}</strong>${bad.slice(3)}</p>`, titleEn: worse };
    const english = { bodyEn: '<p>Light</p>' };
    const handIn = () => save({ ...texts, ...english, acknowledged: true });
    const decide = (id: string, isAllowed: boolean) =>
      decideOnReview(as(activityReviewer, { now: () => noon + 5000 }), { id, isAllowed });

    test('warns by their fields, and nothing is saved', async () => {
      const fields = ['titleEn', 'bodyZh'].map((field) => ({ field, rule: 'prohibited' }));
      await expect(save({ ...texts, ...english })).rejects.toMatchObject({
        code: 'ProhibitedWords',
        details: { fields },
      });
      expect([await rowOf('public'), await waiting()]).toMatchObject([{ revision: 0 }, []]);
    });

    test('shows what stood there until they are allowed, and saves the rest', async () => {
      const draft = await handIn();
      expect(draft).toMatchObject({ bodyZh: sameActivity.bodyZh, titleEn: '', ...english, underReview: texts });
      const [review] = await waiting();
      expect(review).toMatchObject({ field: 'bodyZh' });
      await decide(review?.id ?? '', true);
      expect(await rowOf('public')).toMatchObject({ body_zh: texts.bodyZh, title_en: '', revision: 2 });
      await expect(save({ revision: 1 })).rejects.toMatchObject({ code: 'Changed' });
    });

    test('goes on waiting unasked where it waits already; a clean text ends that', async () => {
      await handIn();
      const before = await waiting();
      expect(await save({ ...texts, bodyEn: '<p>Dark</p>', revision: 1 })).toMatchObject({
        ...{ bodyEn: '<p>Dark</p>', underReview: texts, titleEn: '' },
      });
      expect(await waiting()).toEqual(before);
      expect(await save({ revision: 2, bodyZh: '<p>干净</p>' })).toMatchObject({
        bodyZh: '<p>干净</p>',
        underReview: {},
      });
      expect(await waiting()).toEqual([]);
    });

    test('is refused in all other texts, acknowledged or not', async () => {
      const question = { id: student, textZh: bad, textEn: '', isRequired: false };
      const change = { acknowledged: true, isTold: true, venueZh: bad, questions: [question] };
      await expect(saveSold({ ...change, ticketTypes: [{ ...ticketType, nameEn: worse }] })).rejects.toMatchObject(
        broken(['venueZh', 'prohibited'], ['ticketTypes.0.nameEn', 'prohibited'], ['questions.0.textZh', 'prohibited']),
      );
    });

    test('needs a bound phone for new texts, not for the same ones', async () => {
      const caller = callerOf('lin', { hasPhone: false });
      await expect(save({ titleZh: '新题' }, later, { caller })).rejects.toMatchObject({ code: 'PhoneNeeded' });
      expect(await save({ capacity: 5 }, later, { caller })).toMatchObject({ revision: 1 });
    });

    test('is saved and decided on at once without waiting for each other', async () => {
      await handIn();
      const [review] = await waiting();
      const saves = Array.from({ length: 8 }, (_, index) =>
        save({ revision: 1, bodyZh: `<p>${bad} ${index}</p>`, acknowledged: true }),
      );
      const ends = await Promise.allSettled([decide(review?.id ?? '', true), ...saves]);
      for (const end of ends) {
        if (end.status === 'fulfilled') continue;
        expect(end.reason).toMatchObject({ code: expect.stringMatching(/^(Changed|NullPointer)$/) });
      }
      expect(ends.filter(({ status }) => status === 'fulfilled')).not.toHaveLength(0);
    });
  });
});
