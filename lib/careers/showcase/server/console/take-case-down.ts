import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { takeCaseDown as contract } from '../../contract';
import { caseStateOf } from '../../rules/case-state';
import { holdCase, tellCase } from '../case-rows';
import { showChange } from '../show-change';

/**
 * Takes a case off its page, with a reason that both sides are told, and keeps it from being changed; or puts it back as its sides left
 * it. Recorded. Throws Unauthorized or Forbidden for callers who may not review demands, NullPointer for an unknown case, Changed where it
 * is so already, code `400` with the rule `required` for no reason.
 */
export async function takeCaseDown(
  context: Context,
  { id, isTakenDown, reason }: InputOf<typeof contract>,
): Promise<null> {
  requireAllowed(context, 'reviewDemands');
  if (isTakenDown && reason === '') throw new CodedError('400', { fields: [{ field: 'reason', rule: 'required' }] });
  await context.db.transaction(async (tx) => {
    const row = await holdCase(tx, id);
    if ((row.taken_down_at !== null) === isTakenDown) throw new CodedError('Changed');
    const now = context.now();
    const taken_down_at = isTakenDown ? now : null;
    const isShown = caseStateOf({ ...row, taken_down_at }) === 'public';
    await tx
      .updateTable('project_case')
      .set({ taken_down_at, reason: isTakenDown ? reason : '', is_shown: isShown ? 1 : 0, updated_at: now })
      .where('id', '=', id)
      .execute();
    await showChange(tx, row, now);
    await tellCase(context, tx, row, { news: isTakenDown ? 'takenDown' : 'restored', by: null, reason });
    await recordAudit(context, tx, {
      ...{ action: isTakenDown ? 'case.takenDown' : 'case.restored', subject: 'case', subjectId: id },
      ...(isTakenDown && { after: { reason } }),
    });
  });
  return null;
}
