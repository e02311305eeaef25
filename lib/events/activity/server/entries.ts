import type { Selectable } from 'kysely';
import { cityOf } from '@/lib/people/person/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { type ActivityPrice, reviewCode } from '../codes';
import type { ActivityTable } from './tables';

type Listed = Pick<
  Selectable<ActivityTable>,
  | 'id'
  | 'review_state'
  | 'category'
  | 'city_id'
  | 'price_from'
  | 'price_to'
  | 'hold_start_at'
  | 'hold_end_at'
  | 'canceled_at'
>;

/**
 * Makes the filtered lists have an activity as it stands now: every combination of its category, city and price while it is
 * public and not canceled, none otherwise; and counts it in its city. Changes of any of these call this in their transaction,
 * with its row locked.
 */
export async function keepEntries(tx: Tx, activity: Listed): Promise<void> {
  const entries = isListed(activity) ? entriesOf(activity) : [];
  const standing = await tx
    .deleteFrom('activity_entry')
    .where('activity_id', '=', activity.id)
    .returning('city_id')
    .execute();
  if (entries.length > 0) await tx.insertInto('activity_entry').values(entries).execute();
  await count(tx, cityIn(standing), cityIn(entries));
}

/** A canceled activity has its page and stays with its organiser; nobody looks for it any more. */
const isListed = ({ review_state, canceled_at }: Listed) =>
  review_state === reviewCode.verified && canceled_at === null;

/** What it costs; null for a contest without tickets, which is neither free nor paid. */
const priceOf = ({ price_from, price_to }: Listed): ActivityPrice | null =>
  price_from === null ? null : price_to > 0 ? 'paid' : 'free';

function entriesOf(activity: Listed) {
  const { id: activity_id, category, hold_start_at, hold_end_at } = activity;
  const cities = withAll(activity.city_id && cityOf(activity.city_id));
  const prices = withAll(priceOf(activity));
  return [0, category].flatMap((of) =>
    cities.flatMap((city_id) =>
      prices.map((price) => ({ activity_id, category: of, city_id, price, hold_start_at, hold_end_at })),
    ),
  );
}

/** A value with 'all', which is an empty text; that alone for none. */
const withAll = (value: string | null) => (value ? ['', value] : ['']);

/** The city of the entries of an activity; empty for none. */
const cityIn = (entries: readonly { city_id: string }[]) =>
  entries.find(({ city_id }) => city_id !== '')?.city_id ?? '';

async function count(tx: Tx, left: string, entered: string): Promise<void> {
  if (left === entered) return;
  // In one order, so that two activities that change places do not wait for one another for ever.
  const moves = [
    { city: left, by: -1 },
    { city: entered, by: 1 },
  ].filter(({ city }) => city !== '');
  for (const move of moves.sort((one, other) => (one.city < other.city ? -1 : 1))) await countIn(tx, move);
}

async function countIn(tx: Tx, { city, by }: { city: string; by: number }): Promise<void> {
  const { activity_count } = await tx
    .insertInto('activity_city')
    .values({ city_id: city, activity_count: by })
    .onConflict((conflict) =>
      conflict.column('city_id').doUpdateSet((row) => ({
        activity_count: row('activity_city.activity_count', '+', by),
      })),
    )
    .returning('activity_count')
    .executeTakeFirstOrThrow();
  if (activity_count <= 0) await tx.deleteFrom('activity_city').where('city_id', '=', city).execute();
}
