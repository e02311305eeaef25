import { type SqlBool, sql } from 'kysely';
import { cityOf } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { jobLimits } from '../codes';
import type { JobItem, RecommendedJob, findSimilarJobs as similarContract } from '../contract';
import { filterKey } from '../rules/filter-key';
import { reasonsFor, type Sought, weightOf } from '../rules/recommend';
import { findJobItems } from './job-item';
import { isListedJob, isPublicJob } from './public-job';

/** The newest jobs of each kind that are looked at, so that the cost is bounded. */
const reach = 60;

/**
 * Open jobs for the caller by what their profile says, with the reasons; the best first, of equals the newest. Empty where their
 * profile says nothing. Throws Unauthorized for a visitor.
 */
export async function recommendJobs(context: Context): Promise<RecommendedJob[]> {
  const { personId } = signedIn(context);
  const person = await context.db.read
    .selectFrom('person')
    .select(['profession', 'industry', 'area_id', 'creative_fields'])
    .where('id', '=', personId)
    .executeTakeFirst();
  if (!person) return [];
  const sought: Sought = {
    ...{ profession: person.profession ?? '', industry: person.industry ?? '' },
    ...{ city: person.area_id ? cityOf(person.area_id) : '', creativeFields: JSON.parse(person.creative_fields) },
  };
  // An own job is no offer.
  const jobs = await suitable(context, sought, (row) => row.company_id !== personId, jobLimits.recommended);
  const items = await findJobItems(context, [...jobs.keys()]);
  return items.map((item) => ({ ...item, reasons: jobs.get(item.id) ?? [] }));
}

/** Open jobs like one that is or was public, the closest first. Throws NullPointer for any other. */
export async function listSimilarJobs(context: Context, { id }: InputOf<typeof similarContract>): Promise<JobItem[]> {
  const job = await context.db.read
    .selectFrom('job_post')
    .select(['profession', 'industry', 'city_id'])
    .where('job_post.id', '=', id)
    .where(isPublicJob)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const { profession, industry, city_id: city } = job;
  const sought: Sought = { profession, industry, city, creativeFields: [] };
  const jobs = await suitable(context, sought, (row) => row.id !== id, jobLimits.similar);
  return findJobItems(context, [...jobs.keys()]);
}

type Candidate = Awaited<ReturnType<typeof readCandidates>>[number];

/** The jobs that suit best, with the reasons. */
async function suitable(context: Context, sought: Sought, isMeant: (row: Candidate) => boolean, most: number) {
  const ids = await candidateIds(context, sought);
  const rows = (await readCandidates(context, ids)).filter(isMeant);
  const suited = rows
    .map((row) => ({ row, reasons: reasonsFor(sought, { ...row, city: row.city_id, text: textOf(row) }) }))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted(
      (one, other) =>
        weightOf(other.reasons) - weightOf(one.reasons) ||
        other.row.refreshed_at - one.row.refreshed_at ||
        (one.row.id < other.row.id ? -1 : 1),
    );
  return new Map(suited.slice(0, most).map(({ row, reasons }) => [row.id, reasons]));
}

const textOf = (row: Candidate) =>
  [row.title_zh, row.title_en, row.duties_zh, row.duties_en, row.needs_zh, row.needs_en].join('\n');

/** The newest of its profession, of its industry, in its city and of all: so many entries of an index each. */
async function candidateIds({ db, now }: Context, { profession, industry, city }: Sought): Promise<string[]> {
  const of = (column: 'profession' | 'industry', value: string) =>
    db.read
      .selectFrom('job_post')
      .select('job_post.id')
      .where(isListedJob)
      .where(column, '=', value)
      .where(sql<SqlBool>`+open_until > ${now()}`)
      .orderBy('refreshed_at', 'desc')
      .orderBy('job_post.id')
      .limit(reach)
      .execute();
  const within = (key: string) =>
    db.read
      .selectFrom('job_entry')
      .select('job_id as id')
      .where('filters', '=', filterKey({ city: key, type: '', experience: '', education: '', remote: false }))
      .where(sql<SqlBool>`+open_until > ${now()}`)
      .orderBy('refreshed_at', 'desc')
      .orderBy('job_id')
      .limit(reach)
      .execute();
  const found = await Promise.all([
    profession === '' ? [] : of('profession', profession),
    industry === '' ? [] : of('industry', industry),
    city === '' ? [] : within(city),
    within(''),
  ]);
  return [...new Set(found.flat().map(({ id }) => id))];
}

async function readCandidates({ db }: Context, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.read
    .selectFrom('job_post')
    .select(['id', 'company_id', 'profession', 'industry', 'city_id', 'refreshed_at'])
    .select(['title_zh', 'title_en', 'duties_zh', 'duties_en', 'needs_zh', 'needs_en'])
    .where('id', 'in', ids)
    .execute();
}
