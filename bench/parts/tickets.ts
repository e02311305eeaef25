import type { Database, Engine } from '@/lib/platform/server/db/database';
import { fastest, rowBeside } from './costs';
import { fillTickets } from './fill-tickets';
import { getterOf, type ListBounds, large, measureList, small, withRows } from './list-costs';
import type { Row } from './results';

const lists = [
  'ticket/participants?activityId=a0',
  'ticket/joined',
  'ticket/own/list?tab=coming',
  'ticket/own/list?tab=returned',
  'ticket/organiser/attendees?activityId=a0',
  'ticket/organiser/attendees?activityId=a0&state=used',
  'ticket/organiser/orders',
  'ticket/organiser/orders?activityId=a0',
  'ticket/organiser/orders?activityId=a0&state=refunded',
  'door/history?activityId=a0',
  'door/history?activityId=a0&which=conflicts',
  'signup/waiting?activityId=a0',
];

const bounds: ListBounds = {
  // Nobody has many tickets: the second page is the last one of some.
  lastPages: { 'ticket/own/list?tab=coming': 2, 'ticket/own/list?tab=returned': 2 },
};

/** What lists of tickets cost as their tables grow (DESIGN 11, growth), and a portion of the list of a door. */
export async function measureTickets(engine: Engine): Promise<Row[]> {
  return withRows(engine, small, fillTickets, (few) =>
    withRows(engine, large, fillTickets, async (many) => {
      const rows: Row[] = [];
      for (const list of lists) rows.push(...(await measureList(list, { few, many }, bounds)));
      return [...rows, ...(await measureDoor(few, many))];
    }),
  );
}

/** The first portion of the list of a door, and one in the middle. */
async function measureDoor(few: Database, many: Database): Promise<Row[]> {
  const [ofFew, ofMany] = [getterOf(few), getterOf(many)];
  const list = 'door/list?activityId=a0';
  const cost = await fastest({
    base: () => ofFew(list),
    first: () => ofMany(list),
    middle: () => ofMany(`${list}&after=k5`),
  });
  return [
    rowBeside(`${list}, first of ${large} rows, beside ${small}`, cost.first, cost.base, 1.3),
    rowBeside(`${list}, in the middle, beside the first`, cost.middle, cost.first, 2),
  ];
}
