import type { Engine } from '@/lib/platform/server/db/database';
import { fillJobs } from './fill-jobs';
import { type ListBounds, large, measureList, small, withRows } from './list-costs';
import type { Row } from './results';

const four = 'city=CN-310000&type=fullTime&experience=oneToThree&education=bachelor';
const lists = [
  'job/list',
  'job/list?orderBy=salary',
  'job/list?city=CN-310000',
  'job/list?type=internship&education=master',
  `job/list?${four}`,
  `job/list?${four}&orderBy=salary`,
  `job/list?${four}&salary=20000&remote=true`,
  'job/list?salary=20000',
  'job/list?salary=50000',
  'job/list?remote=true',
  'job/list?salary=50000&orderBy=salary',
  'job/list?city=CN-310000&remote=true&orderBy=salary',
  'job/ofCompany?userId=p0',
  'job/cities',
  'job/similar?id=j0',
  'job/recommended',
  'job/own/list',
  'job/review/list?state=verified',
];

/** No filter costs more than this, in ms, on any page. */
const most = 50;
const bounds: ListBounds = {
  first: Object.fromEntries(lists.map((list) => [list, most])),
  far: Object.fromEntries(lists.map((list) => [list, most])),
};

/** What lists of jobs cost as their tables grow (DESIGN 11, growth). */
export async function measureJobs(engine: Engine): Promise<Row[]> {
  return withRows(engine, small, fillJobs, (few) =>
    withRows(engine, large, fillJobs, async (many) => {
      const rows: Row[] = [];
      for (const list of lists) rows.push(...(await measureList(list, { few, many }, bounds)));
      return rows;
    }),
  );
}
