import { type SqlBool, sql } from 'kysely';
import { findHits } from '@/lib/base/search/port';
import { cityName, cityOf } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import { mostCities } from '../codes';
import type { findJobs as contract, findJobsOfCompany, JobCity, JobItem } from '../contract';
import { filterKey } from '../rules/filter-key';
import { findJobItems } from './job-item';
import { isListedJob } from './public-job';

type Query = InputOf<typeof contract>;

/**
 * Open jobs that fit all filters, in their order; with a text those of its hits that fit, the best first. A page is so many entries
 * of one index.
 */
export async function listJobs(context: Context, query: Query): Promise<Page<JobItem>> {
  const ids = await idsOfPage(context, query);
  const page = toPage(ids, query, (id) => id);
  return { ...page, list: await findJobItems(context, page.list) };
}

/** The ids of a page and one more. */
async function idsOfPage(context: Context, query: Query): Promise<string[]> {
  const { read } = context.db;
  const now = context.now();
  if (query.text !== '') return pageOf(await idsOfHits(read, query, now), query);
  const few = query.salary > 0 && query.orderBy === 'newest' ? await fewWellPaid(read, query, now) : null;
  if (few) return pageOf(few, query);
  const rows = await entriesOfPage(read, query, now).execute();
  return rows.map(({ job_id }) => job_id);
}

function pageOf(ids: readonly string[], { pageIndex, pageSize }: Query): string[] {
  const first = (pageIndex - 1) * pageSize;
  return ids.slice(first, first + pageSize + 1);
}

/** The entries of a page and one more, from an index alone. */
export function entriesOfPage(db: Reader, query: Query, now: number) {
  return entriesFor(db, query, now)
    .select('job_id')
    .orderBy(orders[query.orderBy])
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize);
}

/** Each is in the order of an index. */
const orders = {
  newest: sql`refreshed_at desc, job_id`,
  salary: sql`monthly_pay desc, refreshed_at desc, job_id`,
};

/** The plus keeps what is only read on the way out of the choice of an index; in the order by pay the least pay is where it ends. */
function entriesFor(db: Reader, { city, salary, orderBy, ...filters }: Query, now: number) {
  const pay = orderBy === 'salary' ? sql`monthly_pay` : sql`+monthly_pay`;
  return db
    .selectFrom('job_entry')
    .where('filters', '=', filterKey({ ...filters, city: city && cityOf(city) }))
    .where(sql<SqlBool>`+open_until > ${now}`)
    .$if(salary > 0, (entries) => entries.where(sql<SqlBool>`${pay} >= ${salary}`));
}

/** As many as are sorted in memory. */
const mostSorted = 1000;

/**
 * The newest that pay enough, where these are few: to find them among all in the order of their time would mean to read all. Null
 * where they are many, so that they are soon found.
 */
async function fewWellPaid(db: Reader, query: Query, now: number): Promise<string[] | null> {
  const rows = await entriesFor(db, { ...query, orderBy: 'salary' }, now)
    .select(['job_id', 'refreshed_at'])
    .orderBy('monthly_pay', 'desc')
    .limit(mostSorted + 1)
    .execute();
  if (rows.length > mostSorted) return null;
  const newest = rows.toSorted(
    (one, other) => other.refreshed_at - one.refreshed_at || (one.job_id < other.job_id ? -1 : 1),
  );
  return newest.map(({ job_id }) => job_id);
}

/** The hits of a text that fit, the best first; they are few, so that those that fit are found by their ids. */
async function idsOfHits(db: Reader, query: Query, now: number): Promise<string[]> {
  const hits = await findHits(db, 'job', query.text);
  if (hits.length === 0) return [];
  const rows = await entriesFor(db, { ...query, orderBy: 'newest' }, now)
    .select('job_id')
    .where('job_id', 'in', hits)
    .execute();
  const fitting = new Set(rows.map(({ job_id }) => job_id));
  return hits.filter((id) => fitting.has(id));
}

/** The open jobs of a company, the newest first; empty for an unknown person. */
export async function listJobsOfCompany(
  context: Context,
  query: InputOf<typeof findJobsOfCompany>,
): Promise<Page<JobItem>> {
  const rows = await context.db.read
    .selectFrom('job_post')
    .select('job_post.id')
    .where(isListedJob)
    .where('company_id', '=', query.userId)
    .where(sql<SqlBool>`+open_until > ${context.now()}`)
    .orderBy('refreshed_at', 'desc')
    .orderBy('job_post.id')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  const page = toPage(rows, query, ({ id }) => id);
  return { ...page, list: await findJobItems(context, page.list) };
}

/** The cities with most open jobs, most first. */
export async function listJobCities({ db, language }: Context): Promise<JobCity[]> {
  const rows = await db.read
    .selectFrom('job_city')
    .select(['city_id', 'job_count'])
    .orderBy('job_count', 'desc')
    .orderBy('city_id')
    .limit(mostCities)
    .execute();
  return rows.map((row) => ({ id: row.city_id, name: cityName(row.city_id, language), jobCount: row.job_count }));
}
