import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { toOwnApplication } from './application-item';
import { paperPictures } from './paper-pictures';

/** Listens to 'account.erased': removes every application of the person, with its pictures. Idempotent. */
export async function eraseVerification(
  context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  const erased = await tx
    .deleteFrom('verification_application')
    .where('person_id', '=', personId)
    .returning('id')
    .execute();
  for (const { id } of erased) await paperPictures.removeLater(tx, id, context.now());
}

/** Most applications in an export; a person with more has the latest. */
const mostExported = 1000;

/** Listens to 'account.exported': adds the states and dates of the person's applications, names and numbers masked. */
export async function exportVerification(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('verification_application')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostExported)
    .execute();
  parts.verification = rows.map(toOwnApplication);
}
