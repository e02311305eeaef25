import { activityLimits, activityStates, reviewCode } from '@/lib/events/activity/codes';
import { activityDetail, activityFields } from '@/lib/events/activity/contract';
import { checkTickets } from '@/lib/events/activity/rules/check-tickets';
import { checkTimes } from '@/lib/events/activity/rules/check-times';
import { missingFields } from '@/lib/events/activity/rules/missing-fields';
import { getActivity } from '@/lib/events/activity/server/get-activity';
import { listActivityCities } from '@/lib/events/activity/server/list-activity-cities';
import { listActivityPhotos } from '@/lib/events/activity/server/list-activity-photos';
import { findTicketTypes } from '@/lib/events/activity/server/own/ticket-types';
import { toFields, writtenFields } from '@/lib/events/activity/server/own/written-fields';
import { beijingTime } from '@/lib/platform/shared/format/beijing';
import { noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { seed } from '@/test/seeded';

describeOnOneEngine('the activities of the demonstration', (database) => {
  beforeAll(() => seed(database().db));
  const rows = () => database().db.read.selectFrom('activity').selectAll().orderBy('id').execute();
  const context = () => testContext(database().db);

  test('are there in every state, each with a reason where one is due, of verified companies alone', async () => {
    const all = await rows();
    expect(new Set(all.map(({ review_state }) => review_state))).toEqual(
      new Set(activityStates.map((state) => reviewCode[state])),
    );
    for (const { review_state, reason, canceled_at, cancel_reason } of all) {
      expect(reason !== '').toBe(review_state === reviewCode.failed);
      expect(cancel_reason !== '').toBe(canceled_at !== null);
    }
    const organisers = await database()
      .db.read.selectFrom('person')
      .select('verification')
      .where('id', 'in', [...new Set(all.map(({ organiser_id }) => organiser_id))])
      .execute();
    expect(new Set(organisers.map(({ verification }) => verification))).toEqual(new Set(['company']));
    const own = all.filter(({ organiser_id }) => organiser_id === 'person-034');
    expect(new Set(own.map(({ review_state }) => review_state)).size).toBe(activityStates.length);
  });

  test('were complete when they were handed in, say nothing that contradicts itself, and stay as they are when saved', async () => {
    for (const row of (await rows()).filter(({ review_state }) => review_state !== reviewCode.pending_edit)) {
      const fields = toFields(row, await findTicketTypes(database().db.read, row.id));
      expect([row.id, missingFields(fields, 'zh')]).toEqual([row.id, []]);
      expect([row.id, checkTimes(fields, { now: row.created_at }), checkTickets(fields)]).toEqual([row.id, [], []]);
      expect(writtenFields(activityFields.parse(fields))).toEqual(fields);
      const registration = [row.enrol_start_at, row.enrol_end_at].map(beijingTime);
      expect([row.id, registration.filter((time) => time < '10:00' || time > '22:00')]).toEqual([row.id, []]);
      const times = [row.created_at, row.submitted_at, row.verified_at, row.canceled_at, noon];
      expect(row.enrol_start_at).toBeGreaterThanOrEqual(row.verified_at ?? row.created_at);
      expect(times.filter((at) => at !== null)).toEqual(times.filter((at) => at !== null).toSorted((a, b) => a - b));
    }
  });

  test('are shown in both languages, in cities with names, and with photos', async () => {
    const shown = (await rows()).filter(({ review_state }) => review_state === reviewCode.verified);
    for (const language of ['zh', 'en'] as const) {
      for (const { id } of shown) {
        const detail = await getActivity(testContext(database().db, { language }), { id });
        expect(activityDetail.parse(detail)).toEqual(detail);
        expect([id, detail.body === '']).toEqual([id, false]);
      }
    }
    const cities = await listActivityCities(context());
    expect(cities.filter(({ name }) => name === '')).toEqual([]);
    expect(cities.length).toBeGreaterThan(8);
    expect(cities.length).toBeLessThanOrEqual(activityLimits.cities);
    expect((await listActivityPhotos(context(), { pageIndex: 1, pageSize: 20 })).list.length).toBeGreaterThan(11);
  });
});
