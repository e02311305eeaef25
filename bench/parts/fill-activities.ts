import { sql } from 'kysely';
import type { Database, Tx } from '@/lib/platform/server/db/database';
import { channel } from './fill';
import { day, type Filling, insertNumbered, now, oneOf, person, titles } from './filling';
import { renewPlans } from './renew-plans';

const cities = ['CN-310000', 'CN-110000', 'CN-440100', 'CN-330100', 'CN-510100'];

/** One in twenty is to come or takes place; the others are over. None has the times of another one. */
const startAt = `${now} + (i * 7919 % 1000 - 949) * ${day} + i`;

/** One in ten waits for a review; online ones have no city, one in seven contests no price, one in four has photos. */
const activity: Filling = [
  'activity',
  {
    ...{ id: `'a' || i`, organiser_id: `'p0'`, topic_id: `'t0'`, ...titles, category: '1 + i % 3' },
    ...{ review_state: 'case when i % 10 = 9 then 1 else 2 end', cover: `'activities/' || i || '.jpg'` },
    ...{ hold_start_at: startAt, hold_end_at: `${startAt} + (1 + i % 5) * ${day}`, created_at: `${now} - i` },
    ...{ submitted_at: `${now} - i`, verified_at: `${now} - i`, updated_at: `${now} - i` },
    city_id: `case when i % 3 = 0 then '' else ${oneOf(cities, 104729)} end`,
    price_from: 'case when i % 3 = 2 and i % 7 = 0 then null else i * 7919 % 2 * 9900 end',
    price_to: 'case when i % 3 = 2 and i % 7 = 0 then 0 else i * 7919 % 2 * 9900 end',
    photos: `case when i % 4 = 0 then '["activities/photo.jpg"]' else '[]' end`,
    photo_count: 'case when i % 4 = 0 then 1 else 0 end',
  },
];

const ticketType: Filling = [
  'activity_ticket_type',
  {
    ...{ id: `'k' || i`, activity_id: `'a' || i`, name_zh: `'单人'`, name_en: `'One person'`, position: '0' },
    ...{ price_fen: '9900', per_person: '0', quantity: '1000', shares_stock: '0' },
  },
];

/**
 * Fills a migrated, empty database with `rows` activities of one person in one channel, each with a ticket type, and with
 * their places in the filtered lists.
 */
export async function fillActivities(db: Database, rows: number): Promise<void> {
  await db.transaction(async (tx) => {
    await insertNumbered(tx, ['person', person('p', '主办方'), 1], rows);
    await insertNumbered(tx, channel, 1);
    await insertNumbered(tx, activity, rows);
    await insertNumbered(tx, ticketType, rows);
    await insertEntries(tx);
  });
  await renewPlans(db);
}

/** As `keepEntries` has them: each combination with 'all', which is the same one where there is no city or no price. */
async function insertEntries(tx: Tx): Promise<void> {
  const price = `case when price_from is null then '' when price_to > 0 then 'paid' else 'free' end`;
  const combinations = ['0', 'category'].flatMap((of) =>
    [`''`, 'city_id'].flatMap((city) => [`''`, price].map((cost) => sql.raw([of, city, cost].join()))),
  );
  for (const combination of combinations) {
    await sql`insert into activity_entry (activity_id, category, city_id, price, hold_start_at, hold_end_at)
      select id, ${combination}, hold_start_at, hold_end_at from activity where review_state = 2
      on conflict do nothing`.execute(tx);
  }
  await sql`insert into activity_city (city_id, activity_count)
    select city_id, count(*) from activity where review_state = 2 and city_id <> '' group by city_id`.execute(tx);
}
