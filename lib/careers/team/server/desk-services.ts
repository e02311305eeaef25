import { sql } from 'kysely';
import { requireAllowed } from '@/lib/base/permission/port';
import { nicknameKey, shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { beginsWith } from '@/lib/platform/server/db/begins-with';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import { workingDaysLeft } from '@/lib/platform/shared/working-days';
import type { listTeamServices as contract, StaffTeamService } from '../contract';
import { selectServices, toService } from './service-item';

/** Most services that a search looks at. */
const mostFound = 200;

const columns = { endsAt: 'service.ends_at', paidAt: 'service.paid_at' } as const;

/**
 * Those that staff have something to do with: single teams, and years in which nothing was recommended yet. Written out, so that the
 * index of them is used.
 */
export const isWaiting = (table: string) => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`${column('state')} = 'valid' and ${column('delivered')} < ${column('bought')}
    and (${column('kind')} = 'teams' or ${column('delivered')} = 0)`;
};

/**
 * Paid services for the console, by default those that wait for a team, the first to end first; a search finds by the number of the order,
 * or the start of the company's name. Throws Unauthorized or Forbidden for callers who may not recommend teams.
 */
export async function listTeamServices(
  context: Context,
  query: InputOf<typeof contract>,
): Promise<Page<StaffTeamService>> {
  requireAllowed(context, 'recommendTeams');
  const { state, kind, search, sort, order } = query;
  const ids = search === '' ? [] : await idsFound(context.db.read, search);
  if (search !== '' && ids.length === 0) return toPage([], query, (row) => row);
  const rows = await staffServices(context.db.read)
    .$if(search !== '', (found) => found.where('service.id', 'in', ids))
    .$if(state === 'waiting', (found) => found.where(isWaiting('service')))
    .$if(state !== 'waiting', (found) => found.where(stateInIndex, '=', state))
    .$if(kind !== '', (found) => found.where('service.kind', '=', kind || 'teams'))
    .orderBy(columns[sort], order)
    .orderBy('service.id', order)
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  return toPage(rows, query, (row) => toStaffService(context, row));
}

/** The state as the indexes of all services have it. */
const stateInIndex = sql<string>`(service.state || '')`;

/** Services with their companies. */
export const staffServices = (db: Reader) =>
  selectServices(db)
    .leftJoin('person as company', (join) =>
      join.onRef('company.id', '=', 'service.company_id').on('company.erased_at', 'is', null),
    )
    .select(['company.id as company', 'company.nickname', 'company.avatar', 'company.verification']);

type Row = Awaited<ReturnType<ReturnType<typeof staffServices>['executeTakeFirstOrThrow']>>;

/** A service as staff see it. */
export function toStaffService({ language, now }: Context, row: Row): StaffTeamService {
  const isCounted = row.state === 'valid' && row.kind === 'teams' && row.delivered < row.bought;
  return {
    ...toService(row, language),
    company:
      row.company === null
        ? null
        : {
            ...{ userId: row.company, nickname: shownNickname(row.nickname ?? '', language) },
            ...{ avatar: row.avatar, verification: row.verification ?? 'none' },
          },
    daysLeft: isCounted && row.ends_at !== null ? workingDaysLeft(now(), row.ends_at) : null,
  };
}

/** Services by the number of their order, or the start of their company's name; each by an index of its own. */
async function idsFound(db: Reader, search: string): Promise<string[]> {
  const [numbered, named] = await Promise.all([
    db
      .selectFrom('sale_order')
      .innerJoin('team_service', 'team_service.order_id', 'sale_order.id')
      .select('team_service.id')
      .where('sale_order.number', '=', search)
      .execute(),
    db
      .selectFrom('person')
      .innerJoin('team_service', 'team_service.company_id', 'person.id')
      .select('team_service.id')
      .where(beginsWith('nickname_key', nicknameKey(search)))
      .limit(mostFound)
      .execute(),
  ]);
  return [...numbered, ...named].map(({ id }) => id);
}
