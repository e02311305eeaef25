import type { Engine } from '@/lib/platform/server/db/database';
import { fillActivities } from './fill-activities';
import { type ListBounds, large, measureList, small, withRows } from './list-costs';
import type { Row } from './results';

const lists = [
  'activity/list',
  'activity/list?category=2',
  'activity/list?city=CN-310000',
  'activity/list?price=free',
  'activity/list?category=3&city=CN-310000&price=paid',
  'activity/list?phase=coming',
  'activity/list?phase=coming&period=month',
  'activity/list?phase=coming&category=2&city=CN-310000&price=paid',
  'activity/list?phase=coming&category=2&city=CN-310000&price=paid&period=month',
  'activity/list?phase=now',
  'activity/list?phase=now&category=2&city=CN-310000',
  'activity/list?phase=past',
  'activity/list?phase=past&category=2&city=CN-310000&price=paid',
  'activity/list?period=today',
  'activity/list?period=month',
  'activity/list?period=week&category=2&price=free',
  'activity/photos',
  'activity/cities',
  'activity/ofTopic?topicId=t0',
  'activity/ofPerson?userId=p0',
  'activity/own/list',
  'activity/review/list',
];

/** Of these a few activities do not fill a page. */
const rare = [
  'activity/list?phase=coming&category=2&city=CN-310000&price=paid',
  'activity/list?phase=coming&category=2&city=CN-310000&price=paid&period=month',
  'activity/list?phase=now',
  'activity/list?phase=now&category=2&city=CN-310000',
  'activity/list?period=today',
  'activity/list?period=week&category=2&price=free',
];
const bounds: ListBounds = {
  first: Object.fromEntries(rare.map((list) => [list, 2])),
  // Behind the last one that takes place is what is to come, which ends later: a page that is not full reads all of it.
  far: {
    'activity/list?phase=now': 20,
    'activity/list?period=today': 20,
    'activity/list?period=month': 20,
  },
};

/** What lists of activities cost as their tables grow (DESIGN 11, growth). */
export async function measureActivities(engine: Engine): Promise<Row[]> {
  return withRows(engine, small, fillActivities, (few) =>
    withRows(engine, large, fillActivities, async (many) => {
      const rows: Row[] = [];
      for (const list of lists) rows.push(...(await measureList(list, { few, many }, bounds)));
      return rows;
    }),
  );
}
