import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { unlessTaken } from '@/lib/platform/server/db/unless-taken';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { decideOnApplication as contract } from '../contract';
import type {} from './events';
import { noteVerification } from './note-verification';
import type { VerificationApplicationTable } from './tables';

type Decision = InputOf<typeof contract>;

/**
 * Passes an application, which replaces the one that held before, or refuses it with a reason. Of several decisions at once
 * one succeeds; one paper verifies one account.
 * Throws Unauthorized, Forbidden also for the caller's own, NullPointer, Changed for one that was decided on or is another
 * revision, PaperTaken where another account is verified by the same paper, 400 with `required` for a refusal without one.
 */
export async function decideOnApplication(context: Context, decision: Decision): Promise<null> {
  const { personId: reviewerId } = requireAllowed(context, 'reviewVerifications');
  const { isPassed, refusal = null, reason } = decision;
  if (!isPassed && !refusal) throw missing('refusal');
  if (!isPassed && refusal === 'other' && reason === '') throw missing('reason');
  await context.db.transaction(async (tx) => {
    const { person_id: personId, kind } = await holdPending(tx, decision, reviewerId);
    const now = context.now();
    const decided = { decided_at: now, decided_by: reviewerId };
    if (isPassed) await pass(tx, decision.id, { personId, kind }, decided);
    else await change(tx, decision.id, { ...decided, state: 'refused', refusal, reason });
    if (isPassed) await noteVerification(context, tx, personId);
    await recordAudit(context, tx, {
      action: isPassed ? 'verification.application.passed' : 'verification.application.refused',
      subject: 'verification.application',
      subjectId: decision.id,
      // What the reviewer writes may name what is private; the person has it in their notice.
      after: isPassed ? { kind } : { kind, refusal },
    });
    const told = isPassed ? { refusal: null, reason: '' } : { refusal, reason };
    await context.emit(context, tx, 'verification.decided', { personId, kind, isPassed, ...told });
  });
  return null;
}

const missing = (field: string) => new CodedError('400', { fields: [{ field, rule: 'required' }] });

/** Locks the application, by a write that changes nothing, while it is pending. */
async function holdPending(tx: Tx, { id, revision }: Decision, reviewerId: string) {
  const held = await tx
    .updateTable('verification_application')
    .set((row) => ({ revision: row.ref('revision') }))
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('revision', '=', revision)
    .returning(['person_id', 'kind'])
    .executeTakeFirst();
  if (held?.person_id === reviewerId) throw new CodedError('Forbidden');
  if (held) return held;
  const known = await tx
    .selectFrom('verification_application')
    .select('person_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (known?.person_id === reviewerId) throw new CodedError('Forbidden');
  throw new CodedError(known ? 'Changed' : 'NullPointer');
}

type Changes = Partial<
  Pick<VerificationApplicationTable, 'state' | 'decided_at' | 'decided_by' | 'refusal' | 'reason'>
>;

function change(tx: Tx, id: string, changes: Changes) {
  return tx
    .updateTable('verification_application')
    .set((row) => ({ ...changes, revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

async function pass(
  tx: Tx,
  id: string,
  { personId, kind }: { personId: string; kind: 'individual' | 'company' },
  decided: { decided_at: number; decided_by: string },
): Promise<void> {
  await tx
    .updateTable('verification_application')
    .set((row) => ({ state: 'replaced', revision: row('revision', '+', 1) }))
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('state', '=', 'passed')
    .execute();
  const isPassed = await unlessTaken(tx, () => change(tx, id, { ...decided, state: 'passed' }));
  if (!isPassed) throw new CodedError('PaperTaken');
}
