import { v4 as clientId, v7 as uuid } from 'uuid';
import { orderTickets } from '@/lib/events/ticket/server/sale/order-tickets';
import { payFromBalance } from '@/lib/money/payment/server/pay-from-balance';
import type { Database, Engine, Tx } from '@/lib/platform/server/db/database';
import { type Filling, insertNumbered, now, person, titles } from './filling';
import { contextOf } from './list-costs';
import { pastPayments, payersOf, writePayment } from './payments';
import type { Plain, Query } from './plain';
import { compareRates, type Turn, turnsOfRates, withDurable } from './rates';
import type { Row } from './results';

const buyers = 2_000;
const types = 100;
/** Tickets that were sold before. */
const past = 20_000;
const priceFen = 100;
const hour = 3_600_000;

const activity = {
  ...{ id: `'a' || i`, organiser_id: `'o0'`, ...titles, category: '2', review_state: '2', created_at: '0' },
  ...{ verified_at: '0', enrol_start_at: `${now - hour}`, enrol_end_at: `${now + hour}` },
  ...{ hold_start_at: `${now + hour}`, hold_end_at: `${now + 2 * hour}`, price_from: `${priceFen}` },
};
const type = {
  ...{ id: `'t' || i`, activity_id: `'a' || i`, name_zh: `'单人'`, name_en: `'One person'`, position: '0' },
  ...{ price_fen: `${priceFen}`, per_person: '1000', quantity: '1000000', shares_stock: '0' },
};
const ticket = {
  ...{ id: `'h' || i`, activity_id: `'a' || (i % ${types})`, ticket_type_id: `'t' || (i % ${types})` },
  ...{ order_id: `'h' || i`, person_id: `'p' || (i % ${buyers})`, state: `'valid'`, price_fen: `${priceFen}` },
  ...{ attendee: `'来宾'`, mobile: `'+8613800138000'`, is_shown: '1', created_at: `${now} - i` },
};
const fillings: Filling[] = [
  ...payersOf(buyers),
  ['person', person('o', '主办方'), 1],
  ['activity', activity, types],
  ['activity_ticket_type', type, types],
  ['ticket_stock', { id: `'t' || i`, activity_id: `'a' || i`, total: '1000000', taken: '0' }, types],
  ...pastPayments,
  ['ticket', ticket, past],
];

/**
 * Purchases in a second, each an order of two tickets and its payment from a wallet, beside the same two transactions by the
 * plain driver: of one type, for whose stock all of them queue, and of many.
 */
export async function measurePurchases(engine: Engine): Promise<Row[]> {
  return withDurable(engine, fillSale, async (db, plain) => {
    const rows: Row[] = [];
    for (const [what, spread] of [
      ['of one type', 1],
      [`of ${types} types`, types],
    ] as const) {
      rows.push(
        await compareRates({
          ...{ what: `two tickets ${what}, ordered and paid`, unit: 'purchases' },
          ours: buyerOf(db, spread),
          floor: (turn) => buyBare(plain, { buyer: buyerOfTurn(turn), type: turn % spread }),
        }),
      );
    }
    return rows;
  });
}

async function fillSale(tx: Tx): Promise<void> {
  for (const filling of fillings) await insertNumbered(tx, filling, turnsOfRates);
}

const buyerOfTurn = (turn: number) => `p${turn % buyers}`;
const attendees = ['周舟', 'Ines'].map((name) => ({ name, region: 'CN', mobile: '13800138000', answers: [] }));

function buyerOf(db: Database, spread: number): Turn {
  return async (turn) => {
    const context = contextOf(db, buyerOfTurn(turn));
    const ordered = { ticketTypeId: `t${turn % spread}`, attendees, waitId: '', isShown: true, clientId: clientId() };
    const { orderId } = await orderTickets(context, ordered);
    await payFromBalance(context, { orderId, way: 'wallet' });
  };
}

interface Bought {
  buyer: string;
  type: number;
}

/** The writes of a purchase, as many as the product makes, and the two reads without which there is no price and no limit. */
async function buyBare(plain: Plain, { buyer, type }: Bought): Promise<void> {
  const orderId = uuid();
  await plain.transaction((query) => writeOrder(query, { orderId, buyer, type }));
  await plain.transaction(async (query) => {
    await writePayment(query, { orderId, payer: buyer, fen: 2 * priceFen });
    await writeGiven(query, { orderId, buyer, type });
  });
}

async function writeOrder(query: Query, { orderId, buyer, type }: Bought & { orderId: string }): Promise<void> {
  await query(`update person set erased_at = erased_at where id = $1`, [buyer]);
  await query(`select name_zh, name_en, price_fen, per_person from activity_ticket_type where id = $1`, [`t${type}`]);
  await query(
    `select count(*) as had from ticket where person_id = $1 and ticket_type_id = $2 and state <> 'returned'`,
    [...[buyer, `t${type}`]],
  );
  await query(
    `insert into sale_order (id, number, person_id, client_id, kind, state, title_zh, title_en, total_fen, refunding_fen,
       refunded_fen, way, revision, created_at, expires_at, paid_at)
     values ($1, $2, $3, $4, 'ticket', 'pending', '作品', 'Work', $5, 0, 0, null, 1, $6, $7, null)`,
    [orderId, orderId, buyer, clientId(), 2 * priceFen, now, now + hour],
  );
  await query(
    `insert into sale_order_line (order_id, position, product, title_zh, title_en, quantity, unit_fen)
     values ($1, 0, $2, '单人', 'One person', 2, $3)`,
    [orderId, `t${type}`, priceFen],
  );
  await query(
    `insert into sale_order_event (order_id, revision, at, step, way, note, by_id)
     values ($1, 1, $2, 'placed', null, '', $3)`,
    [orderId, now, buyer],
  );
  await query(
    `insert into ticket_order (order_id, activity_id, organiser_id, state, created_at) values ($1, $2, 'o0', 'pending', $3)`,
    [...[orderId, `a${type}`, now]],
  );
  const ticket = [`a${type}`, `t${type}`, orderId, buyer, priceFen];
  await query(
    `insert into ticket (id, activity_id, ticket_type_id, order_id, person_id, price_fen, state, attendee, mobile, answers,
       is_shown, created_at)
     values ($1, $2, $3, $4, $5, $6, 'held', '周舟', '+8613800138000', '[]', 1, ${now}),
       ($7, $8, $9, $10, $11, $12, 'held', 'Ines', '+8613800138000', '[]', 1, ${now})`,
    [uuid(), ...ticket, uuid(), ...ticket],
  );
  await query(`update ticket_stock set taken = taken + 2 where id = $1 returning id`, [`t${type}`]);
}

/** What the tickets of a paid order become, and the notice of it. */
async function writeGiven(query: Query, { orderId, buyer, type }: Bought & { orderId: string }): Promise<void> {
  await query(`update ticket_order set state = 'paid' where order_id = $1`, [orderId]);
  await query(`update ticket set state = 'valid' where order_id = $1 returning is_shown`, [orderId]);
  await query(
    `insert into ticket_participant (activity_id, person_id, ticket_count, is_shown, joined_at) values ($1, $2, 2, 1, $3)
     on conflict (activity_id, person_id) do update set ticket_count = ticket_participant.ticket_count + 2`,
    [`a${type}`, buyer, now],
  );
  const [reader] = await query(
    `insert into notice_reader (person_id, last_seq, version, changed_at) values ($1, 1, 1, $2)
     on conflict (person_id) do update set last_seq = notice_reader.last_seq + 1, version = notice_reader.version + 1
     returning last_seq`,
    [buyer, now],
  );
  await query(
    `insert into notice (id, person_id, type, kind, gather_key, about_kind, about_id, detail, actor_count, seq, read_seq,
       last_at, is_shown)
     values ($1, $2, 'events', 'ticketsGiven', null, 'activity', $3, '{}', 0, $4, 0, $5, 1)`,
    [uuid(), buyer, `a${type}`, reader?.last_seq ?? 0, now],
  );
}
