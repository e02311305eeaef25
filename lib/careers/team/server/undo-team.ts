import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { teamLimits } from '../codes';
import type { undoTeam as contract } from '../contract';

/**
 * Takes a recommendation back and gives its team to the service again. Throws NullPointer for an unknown one, Changed for one that was
 * seen, is older than an hour, or whose service has ended; Unauthorized or Forbidden.
 */
export async function undoTeam(context: Context, { id }: InputOf<typeof contract>): Promise<null> {
  requireAllowed(context, 'recommendTeams');
  const known = await context.db.read
    .selectFrom('team_recommendation')
    .select(['service_id', 'demand_id', 'person_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!known) throw new CodedError('NullPointer');
  await context.db.transaction(async (tx) => {
    // The service first, as by who recommends.
    const given = await tx
      .updateTable('team_service')
      .set((row) => ({ delivered: row('delivered', '-', 1) }))
      .where('id', '=', known.service_id)
      .where('state', '=', 'valid')
      .where('delivered', '>', 0)
      .returning('id')
      .executeTakeFirst();
    const removed = await tx
      .deleteFrom('team_recommendation')
      .where('id', '=', id)
      .where('seen_at', 'is', null)
      .where('at', '>', context.now() - teamLimits.undoMs)
      .returning('id')
      .executeTakeFirst();
    if (!given || !removed) throw new CodedError('Changed');
    await recordAudit(context, tx, {
      ...{ action: 'team.service.undone', subject: 'team.service', subjectId: known.service_id },
      before: { recommendation: id, demand: known.demand_id, person: known.person_id },
    });
  });
  return null;
}
