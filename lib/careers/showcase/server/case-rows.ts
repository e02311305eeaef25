import type { Selectable } from 'kysely';
import { mayDo } from '@/lib/base/permission/port';
import type { NamedPerson } from '@/lib/people/person/contract';
import { findListedPeople } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { VideoItem } from '@/lib/works/work/contract';
import { findVideoItems } from '@/lib/works/work/port';
import type { CaseNews, CaseSide } from '../codes';
import type { ProjectCaseTable } from './tables';

export type CaseRow = Selectable<ProjectCaseTable>;

export const worksOf = ({ work_ids }: Pick<CaseRow, 'work_ids'>): string[] => JSON.parse(work_ids);

/** A case in any state. Throws NullPointer for an unknown one. */
export async function findCase(db: Reader, id: string): Promise<CaseRow> {
  return db
    .selectFrom('project_case')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

/** A case whose row is locked until the transaction ends. Throws NullPointer for an unknown one. */
export async function holdCase(tx: Tx, id: string): Promise<CaseRow> {
  return tx
    .updateTable('project_case')
    .set((row) => ({ creator_id: row.ref('creator_id') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

/** For which side of a case somebody acts. */
export interface Acting {
  side: CaseSide;
  /** For a company without an account. */
  isStaff: boolean;
  /** Who does it, for notices; null for staff. */
  by: string | null;
}

/**
 * The side of the caller. Staff act for a company without an account. Throws Unauthorized for a visitor, NullPointer for everybody
 * else.
 */
export function requireSide(context: Context, { company_id, creator_id }: Sides): Acting {
  const { personId } = signedIn(context);
  if (company_id === personId) return { side: 'owner', isStaff: false, by: personId };
  if (creator_id === personId) return { side: 'creator', isStaff: false, by: personId };
  if (company_id === null && mayDo(context, 'reviewDemands')) return { side: 'owner', isStaff: true, by: null };
  throw new CodedError('NullPointer');
}
type Sides = Pick<CaseRow, 'company_id' | 'creator_id'>;

interface News {
  news: CaseNews;
  by: string | null;
  reason?: string;
}

/** Tells the sides of a case what became of it, except who did it. */
export async function tellCase(
  context: Context,
  tx: Tx,
  row: Sides & Pick<CaseRow, 'id' | 'title_zh' | 'title_en' | 'company_name'>,
  { news, by, reason = '' }: News,
): Promise<void> {
  const people = [row.company_id, row.creator_id].filter((one) => one !== null && one !== by) as string[];
  const title = row.title_zh || row.title_en || row.company_name;
  await context.emit(context, tx, 'showcase.changed', { ...{ id: row.id, title, news, people, by, reason } });
}

interface Around {
  people: ReadonlyMap<string, NamedPerson>;
  works: ReadonlyMap<string, VideoItem>;
}

/** The people of cases and their public works, by ids. */
export async function findAround(context: Context, rows: readonly CaseRow[]): Promise<Around> {
  const ids = rows.flatMap(({ company_id, creator_id }) => [company_id, creator_id]).filter((id) => id !== null);
  const [people, works] = await Promise.all([
    findListedPeople(context, [...new Set(ids)]),
    findVideoItems(context, [...new Set(rows.flatMap(worksOf))]),
  ]);
  return {
    people: new Map(people.map((person) => [person.userId, toNamed(person)])),
    works: new Map(works.map((work) => [work.videoId, work])),
  };
}

const toNamed = ({ userId, nickname, avatar, verification }: NamedPerson): NamedPerson => ({
  ...{ userId, nickname, avatar, verification },
});

/** The public works of a case, in order. */
export const shownWorks = (row: CaseRow, { works }: Around): VideoItem[] =>
  worksOf(row).flatMap((id) => works.get(id) ?? []);
