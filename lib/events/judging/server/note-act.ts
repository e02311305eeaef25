import { recordAudit } from '@/lib/base/audit/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { HeldRound } from './find-round';

/** Records what staff do at the desk of somebody else's contest; what its organiser does is their own. */
export async function noteAct(
  context: Context,
  tx: Tx,
  { round, isStaff }: HeldRound,
  act: string,
  after: Record<string, unknown> = {},
): Promise<void> {
  if (!isStaff) return;
  const deed = { action: `judging.round.${act}`, subject: 'judgingRound', subjectId: round.id };
  await recordAudit(context, tx, { ...deed, after: { contestId: round.activity_id, ...after } });
}
