import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { readChoices } from './notice-settings';

/** Forgets how an erased person wanted to be told. */
export async function eraseSettings(
  _context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  await tx.deleteFrom('notice_setting').where('person_id', '=', personId).execute();
  await tx.deleteFrom('notice_recipient').where('person_id', '=', personId).execute();
}

/** Adds to an export how the person wants to be told of each type, and when they got the last mail. */
export async function exportSettings(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const recipient = await tx
    .selectFrom('notice_recipient')
    .select(['language', 'mailed_day'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  parts.noticeSettings = {
    choices: await readChoices(tx, personId),
    language: recipient?.language ?? null,
    lastMail: recipient?.mailed_day || null,
  };
}
