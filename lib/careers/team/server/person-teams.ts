import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';

/** Most rows of a kind in an export; a person with more has the latest. */
const mostExported = 5000;

/** Listens to 'account.exported': adds what the company has ordered, and for what the creator was recommended. */
export async function exportTeams(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const services = await tx
    .selectFrom('team_service')
    .selectAll()
    .where('company_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostExported)
    .execute();
  const recommended = await tx
    .selectFrom('team_recommendation')
    .select(['demand_id', 'reason_zh', 'reason_en', 'at'])
    .where('person_id', '=', personId)
    .orderBy('at', 'desc')
    .limit(mostExported)
    .execute();
  const at = (ms: number | null) => (ms === null ? null : isoInBeijing(ms));
  parts.teamServices = services.map((row) => ({
    ...{ demandId: row.demand_id, orderId: row.order_id, kind: row.kind, state: row.state },
    ...{ bought: row.bought, delivered: row.delivered, paidAt: at(row.paid_at), endsAt: at(row.ends_at) },
  }));
  parts.teamRecommendations = recommended.map((row) => ({
    ...{ demandId: row.demand_id, reasonZh: row.reason_zh, reasonEn: row.reason_en, at: isoInBeijing(row.at) },
  }));
}

/**
 * Listens to 'account.erased': nothing is said of an erased creator any more; what was recommended to an erased company goes too. Its
 * services end now, and what was not delivered is refunded by the job as at any end.
 */
export async function eraseTeams(context: Context, tx: Tx, { personId }: EventKinds['account.erased']): Promise<void> {
  await tx
    .updateTable('team_service')
    .set({ ends_at: context.now() })
    .where('company_id', '=', personId)
    .where('state', '=', sql.lit('valid'))
    .execute();
  const own = tx.selectFrom('team_service').select('id').where('company_id', '=', personId);
  await tx.deleteFrom('team_recommendation').where('service_id', 'in', own).execute();
  await tx.deleteFrom('team_recommendation').where('person_id', '=', personId).execute();
}
