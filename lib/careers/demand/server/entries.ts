import { cityOf } from '@/lib/people/person/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { bandOf, budgetWeight } from '../rules/budget';
import type { DemandRow } from './find-demand';
import { isListed } from './is-listed';

type Listed = Pick<
  DemandRow,
  | ('id' | 'review_state' | 'kind' | 'area_id' | 'budget_from' | 'budget_to')
  | ('verified_at' | 'propose_until' | 'closed_at' | 'docked_at' | 'lapsed_at')
>;

/**
 * Makes the filtered lists have a demand as it stands now: every combination of its kind, city and budget while it is open, none
 * otherwise; and counts it in its city. Changes of any of these call this in their transaction, with its row locked.
 */
export async function keepEntries(tx: Tx, demand: Listed): Promise<void> {
  const entries = isListed(demand) ? entriesOf(demand) : [];
  const standing = await tx
    .deleteFrom('project_demand_entry')
    .where('demand_id', '=', demand.id)
    .returning('city_id')
    .execute();
  if (entries.length > 0) await tx.insertInto('project_demand_entry').values(entries).execute();
  await count(tx, cityIn(standing), cityIn(entries));
}

function entriesOf(demand: Listed) {
  const { id, area_id, propose_until, budget_from, budget_to } = demand;
  const budget = { budgetFrom: budget_from, budgetTo: budget_to };
  const same = {
    ...{ demand_id: id, propose_until, verified_at: demand.verified_at ?? 0 },
    budget: budgetWeight(budget),
  };
  const cities = area_id === '' ? [''] : ['', cityOf(area_id)];
  return (['', demand.kind] as const).flatMap((kind) =>
    cities.flatMap((city_id) => (['', bandOf(budget)] as const).map((band) => ({ ...same, kind, city_id, band }))),
  );
}

/** The city of the entries of a demand; empty for none. */
const cityIn = (entries: readonly { city_id: string }[]) =>
  entries.find(({ city_id }) => city_id !== '')?.city_id ?? '';

async function count(tx: Tx, left: string, entered: string): Promise<void> {
  if (left === entered) return;
  // In one order, so that two demands that change places do not wait for one another for ever.
  const moves = [
    { city: left, by: -1 },
    { city: entered, by: 1 },
  ].filter(({ city }) => city !== '');
  for (const move of moves.sort((one, other) => (one.city < other.city ? -1 : 1))) await countIn(tx, move);
}

async function countIn(tx: Tx, { city, by }: { city: string; by: number }): Promise<void> {
  const { demand_count } = await tx
    .insertInto('project_demand_city')
    .values({ city_id: city, demand_count: by })
    .onConflict((conflict) =>
      conflict.column('city_id').doUpdateSet((row) => ({
        demand_count: row('project_demand_city.demand_count', '+', by),
      })),
    )
    .returning('demand_count')
    .executeTakeFirstOrThrow();
  if (demand_count <= 0) await tx.deleteFrom('project_demand_city').where('city_id', '=', city).execute();
}
