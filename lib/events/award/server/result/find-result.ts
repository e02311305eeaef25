import { findPublicContest } from '@/lib/events/contest/port';
import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { ResultStage } from '../../codes';

/** A published result of a public contest by its name, the latest version where none is named. Throws NullPointer for none. */
export async function findResult(
  db: Reader,
  { name, stage, version }: { name: string; stage: ResultStage; version?: number | undefined },
) {
  const { id } = await findPublicContest(db, name);
  let result = db
    .selectFrom('contest_result')
    .select(['version', 'document', 'signature'])
    .where('activity_id', '=', id)
    .where('stage', '=', stage);
  if (version !== undefined) result = result.where('version', '=', version);
  return result
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}
