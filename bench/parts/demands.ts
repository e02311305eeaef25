import type { Engine } from '@/lib/platform/server/db/database';
import { fillDemands } from './fill-demands';
import { type ListBounds, large, measureList, small, withRows } from './list-costs';
import type { Row } from './results';

/** Four filters at once, and the fewest that match, in each order. */
const filters = ['kind=film', 'city=CN-310000', 'budget=open', 'kind=xr&city=CN-310000&budget=under50k&within=30'];

const lists = [
  'demand/list',
  'demand/list?within=7',
  ...['newest', 'deadline', 'budget'].flatMap((order) =>
    filters.map((filter) => `demand/list?${filter}&order=${order}`),
  ),
  'demand/ofCompany?userId=p0',
  'demand/cities',
  'demand/own/list',
  'demand/contact/views?id=d0',
  'demand/review/list',
  'demand/review/list?state=verified',
];

/** In ms: what no list exceeds, however many filters it has. */
const most = 50;

/** What few rows cannot be compared with: those that a day leaves, and an own list with a demand at which ten times as many looked. */
const unlikeFew = /within|own/;

const bounds: ListBounds = {
  first: Object.fromEntries(lists.filter((list) => unlikeFew.test(list)).map((list) => [list, most])),
  far: Object.fromEntries(lists.map((list) => [list, most])),
};

/** What lists of demands cost as their tables grow (DESIGN 11, growth). */
export async function measureDemands(engine: Engine): Promise<Row[]> {
  return withRows(engine, small, fillDemands, (few) =>
    withRows(engine, large, fillDemands, async (many) => {
      const rows: Row[] = [];
      for (const list of lists) rows.push(...(await measureList(list, { few, many }, bounds)));
      return rows;
    }),
  );
}
