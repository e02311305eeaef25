import type { Database } from '@/lib/platform/server/db/database';
import { at, day, type Filling, insertNumbered, now, oneOf, person, spread, titles } from './filling';
import { renewPlans } from './renew-plans';

/** Tickets of one person: nobody has many. */
const ofOne = 200;

const activity = {
  ...{ id: `'a' || i`, organiser_id: `'p0'`, ...titles, category: '2', review_state: '2', created_at: '0' },
  ...{ verified_at: '0', hold_start_at: `${now} + ${day} + i`, hold_end_at: `${now} + 2 * ${day} + i` },
};
const ticket = {
  ...{ activity_id: `'a0'`, ticket_type_id: `'k0'`, price_fen: '9900', attendee: `'来宾 ' || i`, is_shown: '1' },
  ...{ mobile: `'+86138' || (10000000 + i)`, answers: `'[]'`, created_at: at },
};
const state = `case i % 4 when 0 then 'used' when 1 then 'returned' else 'valid' end`;
const orderState = oneOf(['paid', 'pending', 'canceled', 'refunded'], 7919);
const scan = {
  ...{ activity_id: `'a0'`, nonce: `'n' || i`, act: `'enter'`, ticket_id: `'k' || i`, door: `'北门'`, used_door: `''` },
  ...{ result: oneOf(['in', 'alreadyIn', 'returned'], 7919), is_conflict: 'case when i % 50 = 0 then 1 else 0 end' },
  ...{ at, received_at: at },
};

const fillings: Filling[] = [
  ['person', person('p', '主办方'), 1],
  ['person', person('f', '来宾')],
  ['activity', activity],
  [
    'activity_ticket_type',
    {
      ...{ id: `'k' || i`, activity_id: `'a' || i`, name_zh: `'单人'`, name_en: `'One person'`, position: '0' },
      ...{ price_fen: '9900', per_person: '0', quantity: '1000000', shares_stock: '0' },
    },
    1,
  ],
  [
    'sale_order',
    {
      ...{ id: `'o' || i`, number: `'2026' || i`, client_id: `'c' || i`, person_id: `'f' || i`, kind: `'ticket'` },
      ...{ state: orderState, ...titles, total_fen: spread },
      ...{ revision: '1', created_at: at, expires_at: `${now} + i` },
    },
  ],
  [
    'sale_order_line',
    { order_id: `'o' || i`, position: '0', product: `'k0'`, ...titles, quantity: '1', unit_fen: '9900' },
  ],
  [
    'ticket_order',
    { order_id: `'o' || i`, activity_id: `'a0'`, organiser_id: `'p0'`, state: orderState, created_at: at },
  ],
  ['ticket', { ...ticket, id: `'k' || i`, order_id: `'o' || i`, person_id: `'f' || i`, state }],
  ['ticket', { ...ticket, id: `'p' || i`, order_id: `'o' || i`, person_id: `'p0'`, state }, ofOne],
  [
    'ticket_participant',
    { activity_id: `'a0'`, person_id: `'f' || i`, ticket_count: '1', is_shown: '1', joined_at: at },
  ],
  [
    'ticket_participant',
    { activity_id: `'a' || i`, person_id: `'p0'`, ticket_count: '1', is_shown: '1', joined_at: at },
  ],
  ['door_scan', scan],
  ['door_entry', { ticket_id: `'k' || i`, activity_id: `'a0'`, door: `'北门'` }],
  [
    'signup_wait',
    {
      activity_id: `'a0'`,
      person_id: `'f' || i`,
      place: 'i',
      signed_up: `'{"attendee":"来宾","mobile":"+8613800138000","occupation":"","answers":"[]"}'`,
      created_at: at,
    },
  ],
];

/**
 * Fills a migrated, empty database with `rows` people who all hold a ticket of the activity `a0` of the person `p0`, with its
 * order, its scan at the door and a place in the waiting list of sign-ups; `p0` takes part in as many activities.
 */
export async function fillTickets(db: Database, rows: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (const filling of fillings) await insertNumbered(tx, filling, rows);
  });
  await renewPlans(db);
}
