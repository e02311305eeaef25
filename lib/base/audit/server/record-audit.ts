import { v7 as uuid } from 'uuid';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';

/** An action on a subject; `before` and `after` have the changed fields and never contact data. */
export interface Deed {
  /** Slice first: `cooperation.lead.changed`. */
  action: string;
  subject: string;
  subjectId: string;
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
}

/**
 * Records an action of the caller inside its transaction, so that the record exists if and only if the action was done.
 */
export async function recordAudit(context: Context, tx: Tx, deed: Deed): Promise<void> {
  const { action, subject, subjectId, before = null, after = null } = deed;
  await tx
    .insertInto('audit_entry')
    .values({
      id: uuid(),
      at: context.now(),
      actor_id: context.caller?.personId ?? 'visitor',
      action,
      subject,
      subject_id: subjectId,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute();
}
