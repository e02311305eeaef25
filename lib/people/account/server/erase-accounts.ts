import type { Context } from '@/lib/platform/server/context';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';

/**
 * Erases, once a day, the accounts whose days of grace are over. Each in a transaction of its own, so that one which
 * cannot be erased holds up no other; it fails the run, which is then tried again.
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
 * Forgets an account that is due: its ways in and its sessions go with it, so its phone is free again; then everybody else
 * hears of it and forgets what is theirs. Of two nodes one does it. Whoever has changed their mind meanwhile, or has
 * joined the staff, is left alone.
 */
async function eraseAccount(context: Context, personId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
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
