import type { Insertable } from 'kysely';
import { mayDo, requireAllowed } from '@/lib/base/permission/port';
import { cityOf, holdProfile } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { jobCode, jobLimits } from '../../codes';
import type { createJob as contract, JobDraft, removeJob as removeContract } from '../../contract';
import type { JobPostTable } from '../tables';
import { findOwnRow } from './own-job';
import { readDraft } from './read-draft';

/**
 * Begins a job with a title in one language: a draft that only the caller sees, where their company is. It has the id that the sender
 * generated, so that the same call, made twice, gives the same draft.
 * Throws CompanyNeeded for who is not verified as a company, PhoneNeeded for a caller without a bound phone, TooManyDrafts beyond the
 * maximum of jobs that were never public, NullPointer for the id of another company's job.
 */
export async function createJob(context: Context, input: InputOf<typeof contract>): Promise<JobDraft> {
  const { personId } = requireAllowed(context, 'post');
  const own = { id: input.clientId, companyId: personId };
  await context.db.transaction(async (tx) => {
    // Locks the person, so that drafts begun at once stay within the limit.
    const { verification, area_id } = await holdProfile(tx, personId);
    if (!mayDo(context, 'postJob', { verification })) throw new CodedError('CompanyNeeded');
    const existing = await tx.selectFrom('job_post').select('id').where('id', '=', own.id).executeTakeFirst();
    if (existing) return;
    await requireRoom(tx, personId);
    await tx
      .insertInto('job_post')
      .values(draftOf(input, { personId, areaId: area_id ?? '', now: context.now() }))
      // Somebody else may send the same id at the same time: it is of whoever came first.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
  return readDraft(context, own);
}

async function requireRoom(tx: Tx, companyId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('job_post')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('published_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= jobLimits.unpublished) throw new CodedError('TooManyDrafts');
}

function draftOf(
  { clientId, title, language }: InputOf<typeof contract>,
  { personId, areaId, now }: { personId: string; areaId: string; now: number },
): Insertable<JobPostTable> {
  return {
    ...{ id: clientId, company_id: personId, review_state: jobCode.pending_edit, purchase_id: null, taken_id: null },
    ...{ title_zh: language === 'zh' ? title : '', title_en: language === 'en' ? title : '' },
    ...{ type: 'fullTime', mode: 'onSite', experience: 'any', education: 'any', headcount: 1 },
    ...{ area_id: areaId, city_id: areaId && cityOf(areaId) },
    ...{ salary_from: 0, salary_to: 0, salary_period: 'month', salary_months: 12, is_negotiable: 0, monthly_pay: 0 },
    ...{ apply_until: 0, paused_at: null, closed_at: null, created_at: now, updated_at: now },
    ...{ submitted_at: null, published_at: null, edited_at: null },
  };
}

/**
 * Deletes a job of the caller that was never public; one that waits for review is taken back first. Throws Changed for one that waits
 * or was public: who has applied must find that, so it is closed instead. Throws NullPointer for a job that is not the caller's.
 */
export async function removeJob(context: Context, { id }: InputOf<typeof removeContract>): Promise<null> {
  const own = { id, companyId: signedIn(context).personId };
  await context.db.transaction(async (tx) => {
    const removed = await tx
      .deleteFrom('job_post')
      .where('id', '=', id)
      .where('company_id', '=', own.companyId)
      .where('published_at', 'is', null)
      .where('review_state', '!=', jobCode.pending_review)
      .returning('id')
      .executeTakeFirst();
    if (!removed) {
      await findOwnRow(tx, own);
      throw new CodedError('Changed');
    }
    await context.emit(context, tx, 'job.removed', { id });
  });
  return null;
}
