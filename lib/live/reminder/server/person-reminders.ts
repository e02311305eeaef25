import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';

/** Listens to 'account.erased': forgets what the person was to be reminded of, and how. */
export async function eraseReminders(
  _context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  await tx.deleteFrom('live_reminder').where('person_id', '=', personId).execute();
  await tx.deleteFrom('live_reminder_choice').where('person_id', '=', personId).execute();
  await tx.deleteFrom('live_reminder_message').where('person_id', '=', personId).execute();
}

/** Listens to 'account.exported': adds what the person is to be reminded of, and the ways that they turned off. */
export async function exportReminders(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const reminders = await tx
    .selectFrom('live_reminder')
    .select(['broadcast_id', 'language', 'added_at'])
    .where('person_id', '=', personId)
    .orderBy('broadcast_id')
    .execute();
  const choice = await tx
    .selectFrom('live_reminder_choice')
    .select(['sms_off', 'wechat_off', 'push_off'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  parts.liveReminders = {
    broadcasts: reminders.map(({ broadcast_id, language, added_at }) => ({
      ...{ id: broadcast_id, language, addedAt: isoInBeijing(added_at) },
    })),
    off: { sms: choice?.sms_off === 1, serviceAccount: choice?.wechat_off === 1, push: choice?.push_off === 1 },
  };
}
