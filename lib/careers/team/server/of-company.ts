import { type RawBuilder, sql } from 'kysely';

/** Whether a recommendation is from a service of this company: for queries of `team_recommendation`. One look-up for each. */
export const isOfCompany = (companyId: string): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from team_service
  where team_service.id = team_recommendation.service_id and team_service.company_id = ${companyId}
)`;
