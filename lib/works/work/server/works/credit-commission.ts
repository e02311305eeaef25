import { keepDocument } from '@/lib/base/search/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type CreditRole, publicState, workLimits } from '../../codes';
import { videoTag } from '../page-tags';
import { workSearch } from '../search-document';

interface Commission {
  workIds: readonly string[];
  /** Whose works they are; others are left out, like those that are not public. */
  authorId: string;
  /** Who asked for them. */
  personId: string;
}

/**
 * Names somebody as who asked for works, confirmed at once: both sides have agreed to it elsewhere. Who is credited already keeps
 * their roles, as far as one may have so many. Throws InContest for a work that is in a contest (specification section 6), ListFull
 * for one with as many collaborators as it can have.
 */
export async function creditCommission(
  tx: Tx,
  { workIds, authorId, personId }: Commission,
  now: number,
): Promise<void> {
  // In one order, as everybody locks works.
  for (const id of [...workIds].sort()) {
    const work = await tx
      .updateTable('video')
      // Who edits the work at this moment reads it again.
      .set((row) => ({ revision: row('revision', '+', 1) }))
      .where('id', '=', id)
      .where('author_id', '=', authorId)
      .where('state', '=', publicState)
      .returning(['id', 'contest_count'])
      .executeTakeFirst();
    if (!work) continue;
    if (await isCredited(tx, id, personId)) continue;
    if (work.contest_count > 0) throw new CodedError('InContest');
    await writeCommission(tx, id, personId);
    await keepDocument(tx, 'video', id, workSearch.readDocument);
    await invalidatePages(tx, [videoTag(id)], now);
  }
}

const role = 'commission' satisfies CreditRole;

async function isCredited(tx: Tx, id: string, personId: string): Promise<boolean> {
  const credit = await tx
    .selectFrom('video_credit')
    .select(['roles', 'state'])
    .where('video_id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return credit?.state === 'confirmed' && (JSON.parse(credit.roles) as CreditRole[]).includes(role);
}

/** Adds the role, or a person with it. The row of the work is locked, by which all credits are written. */
async function writeCommission(tx: Tx, id: string, personId: string): Promise<void> {
  const credits = await tx
    .selectFrom('video_credit')
    .select(['person_id', 'roles', 'position'])
    .where('video_id', '=', id)
    .execute();
  const own = credits.find(({ person_id }) => person_id === personId);
  const roles = own ? (JSON.parse(own.roles) as CreditRole[]) : [];
  if (!own && credits.length >= workLimits.collaborators) throw new CodedError('ListFull');
  if (roles.length < workLimits.rolesOfOne && !roles.includes(role)) roles.push(role);
  const written = JSON.stringify(roles.sort());
  const position = Math.max(-1, ...credits.map((credit) => credit.position)) + 1;
  await tx
    .insertInto('video_credit')
    .values({ video_id: id, person_id: personId, position, roles: written, state: 'confirmed' })
    .onConflict((conflict) =>
      conflict.columns(['video_id', 'person_id']).doUpdateSet({ roles: written, state: 'confirmed' }),
    )
    .execute();
}
