import { sql } from 'kysely';
import { requireAllowed } from '@/lib/base/permission/port';
import { findHits } from '@/lib/base/search/port';
import { cityOf, findCreatorIds } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { WorkCategory } from '@/lib/works/work/codes';
import { isPublicWork } from '@/lib/works/work/port';
import type { findTeamCandidates as contract, TeamCandidate } from '../contract';
import { findPeopleWithWorks } from './team-people';

type Query = InputOf<typeof contract>;

/** Most works whose creators are looked at without words, and most people who are looked at. */
const most = { works: 600, people: 200 } as const;

/**
 * Creators for a demand: the best hits of the words, or who made the most popular works; narrowed by the category of their public works
 * and by the city of the demand. At most 200 people are looked at, and only those of a page are read whole.
 * Throws Unauthorized or Forbidden, NullPointer for an unknown demand.
 */
export async function findTeamCandidates(context: Context, query: Query): Promise<Page<TeamCandidate>> {
  requireAllowed(context, 'recommendTeams');
  const { read } = context.db;
  const demand = await findDemandPlace(read, query.demandId);
  const found =
    query.search === '' ? await popularAuthors(read, query.field) : await findHits(read, 'person', query.search);
  const ids = await narrowed(read, found.slice(0, most.people), { ...query, ...demand });
  const first = (query.pageIndex - 1) * query.pageSize;
  const page = toPage(ids.slice(first, first + query.pageSize + 1), query, (id) => id);
  const [people, known] = await Promise.all([
    findPeopleWithWorks(context, page.list),
    findRecommended(read, query.demandId, page.list),
  ]);
  return { ...page, list: people.map((person) => ({ ...person, isRecommended: known.has(person.userId) })) };
}

/** Whose demand it is, and its city; empty where any place will do. */
async function findDemandPlace(db: Reader, id: string): Promise<{ ownerId: string; cityId: string }> {
  const demand = await db
    .selectFrom('project_demand')
    .select(['owner_id', 'area_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!demand) throw new CodedError('NullPointer');
  return { ownerId: demand.owner_id ?? '', cityId: demand.area_id === '' ? '' : cityOf(demand.area_id) };
}

/** Who made the most popular works, of a category or of all, the most popular first; so many entries of an index. */
async function popularAuthors(db: Reader, field: WorkCategory | ''): Promise<string[]> {
  const rows = await db
    .selectFrom('video')
    .select('author_id')
    .where(isPublicWork)
    .$if(field !== '', (works) => works.where('category', '=', field || null))
    .orderBy('score', 'desc')
    .orderBy('id')
    .limit(most.works)
    .execute();
  return [...new Set(rows.map(({ author_id }) => author_id))];
}

interface Narrowing extends Pick<Query, 'field' | 'near'> {
  ownerId: string;
  cityId: string;
}

/** Those of these people who are creators, other than the company, and as they are asked for; in the same order. */
async function narrowed(db: Reader, ids: string[], { field, near, ownerId, cityId }: Narrowing): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('person')
    .select(['id', 'area_id'])
    .where('id', 'in', ids)
    .where('erased_at', 'is', null)
    .$if(field !== '', (people) => people.where(hasWorkIn(field)))
    .execute();
  const isNear = (areaId: string | null) => cityId === '' || (areaId !== null && cityOf(areaId) === cityId);
  const fitting = rows.filter(({ id, area_id }) => id !== ownerId && (near === '' || isNear(area_id)));
  const creators = await findCreatorIds(
    db,
    fitting.map(({ id }) => id),
  );
  return ids.filter((id) => creators.has(id));
}

/** Whether a person has a public work of a category: for queries of `person`, by the index of their public works. */
const hasWorkIn = (field: string) => sql<boolean>`exists (
  select 1 from video where video.author_id = person.id and ${isPublicWork} and video.category = ${field}
)`;

/** Which of these people are recommended for a demand already. */
async function findRecommended(db: Reader, demandId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('team_recommendation')
    .select('person_id')
    .where('demand_id', '=', demandId)
    .where('person_id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ person_id }) => person_id));
}
