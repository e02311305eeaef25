import type { Context } from '@/lib/platform/server/context';
import { defineJob, type JobContext } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { dayInAMonth } from '../rules/papers';
import type {} from './events';
import { noteVerification } from './note-verification';

/** Applications that a query of the jobs reads at a time. */
const portion = 100;

/** At midnight in Beijing: ends verifications whose papers ended yesterday, and tells people of those that end in a month. */
export const endVerifications = defineJob({
  kind: 'verification.end',
  payload: scheduledPayload,
  schedule: 'beijing-midnight',
  async run(context) {
    await endAll(context);
    await remindAll(context);
  },
});

async function endAll(context: JobContext): Promise<void> {
  const today = beijingDay(context.now());
  for (;;) {
    context.signal.throwIfAborted();
    const rows = await context.db.read
      .selectFrom('verification_application')
      .select('id')
      .where('state', '=', 'passed')
      .where('valid_until', '<', today)
      .orderBy('valid_until')
      .orderBy('id')
      .limit(portion)
      .execute();
    for (const { id } of rows) await end(context, id, today);
    if (rows.length < portion) return;
  }
}

/** Ends one, unless it was replaced meanwhile. */
async function end(context: Context, id: string, today: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const ended = await tx
      .updateTable('verification_application')
      .set((row) => ({ state: 'expired', revision: row('revision', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'passed')
      .where('valid_until', '<', today)
      .returning(['person_id', 'kind'])
      .executeTakeFirst();
    if (!ended) return;
    await noteVerification(context, tx, ended.person_id);
    await context.emit(context, tx, 'verification.ended', { personId: ended.person_id, kind: ended.kind });
  });
}

async function remindAll(context: JobContext): Promise<void> {
  const last = dayInAMonth(context.now());
  for (;;) {
    context.signal.throwIfAborted();
    const rows = await context.db.read
      .selectFrom('verification_application')
      .select('id')
      .where('state', '=', 'passed')
      .where('valid_until', '<=', last)
      .where('reminded_at', 'is', null)
      .orderBy('valid_until')
      .orderBy('id')
      .limit(portion)
      .execute();
    for (const { id } of rows) await remind(context, id);
    if (rows.length < portion) return;
  }
}

/** Tells the person once. */
async function remind(context: Context, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const ending = await tx
      .updateTable('verification_application')
      .set({ reminded_at: context.now() })
      .where('id', '=', id)
      .where('state', '=', 'passed')
      .where('reminded_at', 'is', null)
      .returning(['person_id', 'kind', 'valid_until'])
      .executeTakeFirst();
    if (!ending?.valid_until) return;
    const told = { personId: ending.person_id, kind: ending.kind, validUntil: ending.valid_until };
    await context.emit(context, tx, 'verification.ending', told);
  });
}
