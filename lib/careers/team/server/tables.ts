import type { ServiceKind, ServiceState, TeamMark } from '../codes';

/** What a company has ordered: teams for a demand, or a year. It stays with its order when the company's account is erased. */
export interface TeamServiceTable {
  id: string;
  order_id: string;
  /** For which it was bought; a year is for all others of the company too. */
  demand_id: string;
  company_id: string;
  kind: ServiceKind;
  state: ServiceState;
  bought: number;
  /** At most what was bought. */
  delivered: number;
  /** Integer fen. */
  paid_fen: number;
  /** Asked to be refunded, with what is refunded; integer fen. */
  refunded_fen: number;
  created_at: number;
  paid_at: number | null;
  /** When what was not delivered goes back; null before it is paid. */
  ends_at: number | null;
  ended_at: number | null;
  /** The latest recommendation; null before. */
  delivered_at: number | null;
}

/** A team that staff recommend; a person at most once for a demand. */
export interface TeamRecommendationTable {
  id: string;
  service_id: string;
  demand_id: string;
  person_id: string;
  reason_zh: string;
  reason_en: string | null;
  /** JSON list of ids of works. */
  work_ids: string;
  /** The member of staff. */
  by_id: string;
  at: number;
  seen_at: number | null;
  mark: TeamMark | null;
  /** When the team was told of the company's interest; null before. */
  told_at: number | null;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    team_service: TeamServiceTable;
    team_recommendation: TeamRecommendationTable;
  }
}
