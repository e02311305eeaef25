import { recordAudit } from '@/lib/base/audit/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { findRole } from '../desk/manage';
import type { OwnTopicId } from './own-topic';

/** Records which parts of a channel staff have changed; what its host changes is their own affair. */
export async function recordStaffChange(
  context: Context,
  tx: Tx,
  { id, personId, isStaff }: OwnTopicId,
  changed: readonly string[],
): Promise<void> {
  if (!isStaff || changed.length === 0 || (await findRole(tx, id, personId)) === 'host') return;
  await recordAudit(context, tx, {
    action: 'topic.channel.changed',
    subject: 'topic',
    subjectId: id,
    after: { changed },
  });
}
