import type { Insertable } from 'kysely';
import { mayDo, requireAllowed } from '@/lib/base/permission/port';
import { holdProfile } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { demandCode, demandLimits } from '../../codes';
import type { createDemand as contract, DemandDraft } from '../../contract';
import type { ProjectDemandTable } from '../tables';
import { readDraft } from './read-draft';

/**
 * Begins a demand with a title in one language: a draft that only the caller sees. It has the id that the sender generated, so that
 * the same call, made twice, gives the same draft.
 * Throws CompanyNeeded for who is no verified company (specification section 6), PhoneNeeded for a caller without a bound phone,
 * TooManyDrafts beyond the maximum of demands that were never public, NullPointer for the id of another's demand.
 */
export async function createDemand(context: Context, input: InputOf<typeof contract>): Promise<DemandDraft> {
  const { personId } = requireAllowed(context, 'post');
  const { clientId: id, title, language } = input;
  await context.db.transaction(async (tx) => {
    // Locks the person, so that drafts begun at once stay within the limit.
    const { verification } = await holdProfile(tx, personId);
    if (!mayDo(context, 'postDemand', { verification })) throw new CodedError('CompanyNeeded');
    const existing = await tx.selectFrom('project_demand').select('id').where('id', '=', id).executeTakeFirst();
    if (existing) return;
    await requireRoom(tx, personId);
    const titles = { title_zh: language === 'zh' ? title : '', title_en: language === 'en' ? title : '' };
    await tx
      .insertInto('project_demand')
      .values({ ...emptyDemand(id, context.now()), ...titles, owner_id: personId })
      // Somebody else may send the same id at the same time: it is of whoever came first.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
  return readDraft(context, { id, personId, isSales: false });
}

async function requireRoom(tx: Tx, personId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('project_demand')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', personId)
    .where('verified_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= demandLimits.unpublished) throw new CodedError('TooManyDrafts');
}

/** The row of a demand that says nothing yet, of nobody. */
export const emptyDemand = (id: string, now: number): Insertable<ProjectDemandTable> => ({
  ...{ id, owner_id: null, lead_id: null, review_state: demandCode.pending_edit, kind: '' },
  ...{ title_zh: '', title_en: '', budget_from: null, budget_to: null, propose_until: 0 },
  ...{ created_at: now, updated_at: now, submitted_at: null, due_at: null, verified_at: null },
  ...{ edited_at: null, closed_at: null, docked_at: null, docked_with: null, lapsed_at: null },
});
