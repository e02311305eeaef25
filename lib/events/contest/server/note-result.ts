import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { showContest } from './show-contest';

const columns = { shortlist: 'shortlisted_at', award: 'decided_at' } as const;

interface PublishedResult {
  id: string;
  result: keyof typeof columns;
}

/**
 * Notes in the transaction that publishes them that the shortlist or the awards of a public contest are public from now on; its
 * row is locked. Throws Changed where they were before, for a shortlist after the awards, and for a contest that is not public or
 * was canceled.
 */
export async function noteResult({ now }: Context, tx: Tx, { id, result }: PublishedResult): Promise<void> {
  const column = columns[result];
  await tx
    .updateTable('contest')
    .set({ [column]: now(), updated_at: now() })
    .where('activity_id', '=', id)
    .where('is_listed', '=', 1)
    .where(column, 'is', null)
    .where('decided_at', 'is', null)
    .returning('activity_id')
    .executeTakeFirstOrThrow(() => new CodedError('Changed'));
  await showContest(tx, id, now());
}
