import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Language, translate } from '@/lib/platform/shared/language';
import type { TeamService } from '../contract';
import { refundOf } from '../rules/service-price';
import { priced } from './end-service';
import type { TeamServiceTable } from './tables';

/** Services with the titles of their demands. */
export const selectServices = (db: Reader) =>
  db
    .selectFrom('team_service as service')
    .leftJoin('project_demand as demand', 'demand.id', 'service.demand_id')
    .selectAll('service')
    .select(['demand.title_zh', 'demand.title_en']);

type Row = TeamServiceTable & { title_zh: string | null; title_en: string | null };

/** A service as its company sees it, in a language. */
export function toService(row: Row, language: Language): TeamService {
  const at = (ms: number | null) => (ms === null ? null : isoInBeijing(ms));
  return {
    ...{ id: row.id, orderId: row.order_id, kind: row.kind, state: row.state },
    ...{ demandId: row.demand_id, demandTitle: translate(row.title_zh ?? '', row.title_en, language).text },
    ...{ bought: row.bought, delivered: row.delivered, paidFen: row.paid_fen, refundedFen: row.refunded_fen },
    openFen: row.state === 'valid' ? refundOf(priced(row)) : 0,
    ...{ createdAt: isoInBeijing(row.created_at), paidAt: at(row.paid_at) },
    ...{ endsAt: at(row.ends_at), endedAt: at(row.ended_at) },
  };
}
