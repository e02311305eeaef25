import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { changeLead as contract, Lead } from '../contract';
import { oneLine } from '../rules/clean-text';
import { getLead } from './get-lead';
import { selectOwners } from './lead-owners';

type Change = InputOf<typeof contract>;

/**
 * Sets the state, the owner and the next step of a request. Of concurrent changes to the same revision exactly one
 * succeeds.
 * Throws Changed for the others, NullPointer for an unknown request, code 400 with the rule `owner` for an owner who
 * may not answer requests (an unchanged owner may stay), Unauthorized or Forbidden for callers without the permission.
 */
export async function changeLead(context: Context, change: Change): Promise<Lead> {
  requireAllowed(context, 'answerLeads');
  await context.db.transaction((tx) => makeChange(context, tx, change));
  return getLead(context, change);
}

async function makeChange(context: Context, tx: Tx, change: Change): Promise<void> {
  const { id, revision } = change;
  const next = {
    state: change.state,
    owner_id: change.ownerId || null,
    next_step: oneLine(change.nextStep),
    next_step_on: change.nextStepOn || null,
  };
  // Only for the audit: an equal revision guarantees equal fields.
  const former = await tx
    .selectFrom('cooperation_lead')
    .select(['state', 'owner_id', 'next_step', 'next_step_on'])
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  const changed = await tx
    .updateTable('cooperation_lead')
    .set({ ...next, revision: revision + 1, updated_at: context.now() })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .$if(next.owner_id !== null, (update) =>
      update.where((row) =>
        row.or([
          row('owner_id', '=', next.owner_id),
          row.exists(selectOwners(tx).where('account_user.id', '=', next.owner_id ?? '')),
        ]),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  if (!changed || !former) throw await refusalOf(tx, change);
  await auditChange(context, tx, id, former, next);
}

async function refusalOf(tx: Tx, { id, revision }: Change): Promise<CodedError> {
  const lead = await tx.selectFrom('cooperation_lead').select('revision').where('id', '=', id).executeTakeFirst();
  if (!lead) return new CodedError('NullPointer');
  if (lead.revision !== revision) return new CodedError('Changed');
  return new CodedError('400', { fields: [{ field: 'ownerId', rule: 'owner' }] });
}

interface Changing {
  state: string;
  owner_id: string | null;
  next_step: string;
  next_step_on: string | null;
}

/** Records the changed fields; a save without changes is not recorded. */
async function auditChange(context: Context, tx: Tx, id: string, former: Changing, next: Changing): Promise<void> {
  const names = (Object.keys(next) as (keyof Changing)[]).filter((name) => former[name] !== next[name]);
  if (names.length === 0) return;
  const pick = (lead: Changing) => Object.fromEntries(names.map((name) => [name, audited(name, lead[name])]));
  await recordAudit(context, tx, {
    action: 'cooperation.lead.changed',
    subject: 'cooperation.lead',
    subjectId: id,
    before: pick(former),
    after: pick(next),
  });
}

/** The audit log is kept longer than a request may be: texts about a customer, such as a number, are left out. */
function audited(name: keyof Changing, value: string | null): string | null {
  return name === 'next_step' && value ? '…' : value;
}
