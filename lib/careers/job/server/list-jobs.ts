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
  const now = context.now();
  if (query.text !== '') return searchJobs(context, query, now);
  const rows = await entriesOfPage(context.db.read, query, now).execute();
  const page = toPage(rows, query, ({ job_id }) => job_id);
  return { ...page, list: await findJobItems(context, page.list) };
}

/** The entries of a page and one more, from an index alone. */
export function entriesOfPage(db: Reader, query: Query, now: number) {
  return entriesFor(db, query, now)
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
function entriesFor(db: Reader, { city, type, experience, education, salary, remote, orderBy }: Query, now: number) {
  const pay = orderBy === 'salary' ? sql`monthly_pay` : sql`+monthly_pay`;
  return db
    .selectFrom('job_entry')
    .select('job_id')
    .where('filters', '=', filterKey({ city: city && cityOf(city), type, experience, education }))
    .where(sql<SqlBool>`+open_until > ${now}`)
    .$if(salary > 0, (entries) => entries.where(sql<SqlBool>`${pay} >= ${salary}`))
    .$if(remote, (entries) => entries.where(sql<SqlBool>`+is_remote = 1`));
}

/** The hits of a text are few, so that those that fit are found by their ids. */
async function searchJobs(context: Context, query: Query, now: number): Promise<Page<JobItem>> {
  const hits = await findHits(context.db.read, 'job', query.text);
  if (hits.length === 0) return { list: [], nextPage: null, hasNextPage: false };
  const rows = await entriesFor(context.db.read, { ...query, orderBy: 'newest' }, now)
    .where('job_id', 'in', hits)
    .execute();
  const fitting = new Set(rows.map(({ job_id }) => job_id));
  const first = (query.pageIndex - 1) * query.pageSize;
  const ids = hits.filter((id) => fitting.has(id)).slice(first, first + query.pageSize + 1);
  const page = toPage(ids, query, (id) => id);
  return { ...page, list: await findJobItems(context, page.list) };
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
