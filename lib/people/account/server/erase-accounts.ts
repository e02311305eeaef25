import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { CodedError } from '@/lib/platform/shared/error-codes';

/**
 * Once a day erases the accounts whose grace period has ended. Each has a transaction of its own, so that a failure
 * does not block others; it fails the run, which is retried. An account that something stands against waits for the next day.
 */
export const eraseAccounts = defineJob({
  kind: 'account.erase',
  payload: scheduledPayload,
  schedule: 'beijing-midnight',
  async run(context) {
    const due = await context.db.read
      .selectFrom('account_user')
      .select('id')
      .where('erase_at', '<=', context.now())
      .execute();
    const failures: unknown[] = [];
    for (const { id } of due) {
      context.signal.throwIfAborted();
      await eraseAccount(context, id).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be erased`);
  },
});

/**
 * Erases a due account: its logins and sessions are removed, so its phone is free again; then listeners remove their
 * data. Of two nodes one does it. An account whose owner cancelled meanwhile, or joined the staff, is skipped.
 */
async function eraseAccount(context: Context, personId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (await mustWait(context, tx, personId)) return;
    const erased = await tx
      .deleteFrom('account_user')
      .where('id', '=', personId)
      .where('erase_at', '<=', context.now())
      .where('staff_role', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!erased) return;
    await context.emit(context, tx, 'account.leaving', { personId });
    await context.emit(context, tx, 'account.erased', { personId });
  });
}

/** Whether something stands against the erasure today. */
async function mustWait(context: Context, tx: Tx, personId: string): Promise<boolean> {
  try {
    await context.emit(context, tx, 'account.erasureDue', { personId });
    return false;
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    context.log.info({ personId, code: error.code }, 'the erasure of an account waits');
    return true;
  }
}
