import type { Demand } from '@/lib/careers/demand/port';
import { CodedError } from '@/lib/platform/shared/error-codes';

/** Whether a demand takes a team: also after its last day for proposals, until it is closed or has one. */
export const takesTeam = ({
  isPublic,
  closedAt,
  dockedAt,
}: Pick<Demand, 'isPublic' | 'closedAt' | 'dockedAt'>): boolean => isPublic && closedAt === null && dockedAt === null;

/** Throws ChosenAlready for a demand that has its team, DemandClosed for one that takes none any more. */
export function requireTakesTeam(demand: Demand): void {
  if (demand.dockedAt !== null) throw new CodedError('ChosenAlready');
  if (!takesTeam(demand)) throw new CodedError('DemandClosed');
}
