import { saleStates, ticketStates } from '@/lib/events/ticket/codes';
import { getSale } from '@/lib/events/ticket/server/sale/get-sale';
import { toE164 } from '@/lib/platform/shared/phone';
import { noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { seed } from '@/test/seeded';
import { ticketScene } from '@/test/tickets';

describeOnOneEngine('the tickets of the demonstration', (database) => {
  beforeAll(() => seed(database().db));
  const { contradictions, faults, read } = ticketScene(database);

  test('fit their stock, their orders and their participants', async () => {
    expect(await contradictions()).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  test('have numbers that a form takes again', async () => {
    const rows = await read().selectFrom('ticket').select('mobile').distinct().execute();
    expect(await Promise.all(rows.map(({ mobile }) => toE164('CN', mobile)))).toEqual(rows.map(({ mobile }) => mobile));
  });

  test('are there in every state, and no longer ago than they were on sale', async () => {
    const tickets = await read()
      .selectFrom('ticket')
      .innerJoin('activity', 'activity.id', 'ticket.activity_id')
      .select(['state', 'ticket.created_at', 'used_at', 'hold_start_at', 'verified_at', 'person_id', 'organiser_id'])
      .execute();
    expect(new Set(tickets.map(({ state }) => state))).toEqual(new Set(ticketStates));
    for (const { created_at, used_at, verified_at, person_id, organiser_id } of tickets) {
      const times = [verified_at, created_at, used_at, noon].filter((at) => at !== null);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(person_id).not.toBe(organiser_id);
    }
  });

  test('their types are in every sale state, and a place in a waiting list has an offer', async () => {
    const activities = await read().selectFrom('activity').select('id').where('review_state', '=', 2).execute();
    const sales = await Promise.all(
      activities.map(({ id }) => getSale(testContext(database().db), { activityId: id })),
    );
    const states = sales.flatMap(({ types }) => types.map(({ state }) => state));
    expect(new Set(states)).toEqual(new Set(saleStates));
    const places = await read().selectFrom('ticket_wait').select('state').execute();
    expect(new Set(places.map(({ state }) => state))).toEqual(new Set(['waiting', 'offered']));
  });
});
