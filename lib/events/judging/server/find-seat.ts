import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { JudgeState } from '../codes';

/** Somebody in the panel of a round. */
export interface SeatOf {
  roundId: string;
  personId: string;
}

/** The seat of a person in a panel. Throws NullPointer for who has none, or one in another state than these. */
export function findSeat(db: Reader, { roundId, personId }: SeatOf, states: readonly JudgeState[]) {
  return db
    .selectFrom('judging_judge')
    .select(['state', 'is_chair'])
    .where('round_id', '=', roundId)
    .where('person_id', '=', personId)
    .where('state', 'in', states)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}
