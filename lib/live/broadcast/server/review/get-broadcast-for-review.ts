import { requireAllowed } from '@/lib/base/permission/port';
import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { BroadcastDraft, BroadcastForReview, getBroadcastForReview as contract } from '../../contract';
import { wordsIn } from '../own/flag-broadcast';
import { toDraft } from '../own/read-draft';

/**
 * A broadcast in any state with everything that its host wrote. Throws Unauthorized or Forbidden for callers who may not
 * review broadcasts, NullPointer for an unknown one.
 */
export async function getBroadcastForReview(
  context: Context,
  { id }: InputOf<typeof contract>,
): Promise<BroadcastForReview> {
  requireAllowed(context, 'reviewBroadcasts');
  const { db, language } = context;
  const row = await db.read
    .selectFrom('live_broadcast')
    .innerJoin('person', 'person.id', 'live_broadcast.host_id')
    .selectAll('live_broadcast')
    .select('nickname')
    .where('live_broadcast.id', '=', id)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const draft = await toDraft(context, row);
  return {
    ...draft,
    host: shownNickname(row.nickname, language),
    hostId: row.host_id,
    words: await allWords(db.read, draft, JSON.parse(row.words)),
    submittedAt: row.submitted_at === null ? null : isoInBeijing(row.submitted_at),
  };
}

/** The prohibited words in its present texts and in those under review, and those found when it was submitted. */
async function allWords(db: Reader, draft: BroadcastDraft, former: string[]): Promise<string[]> {
  const waiting = { ...draft, ...draft.underReview };
  return [...new Set([...former, ...(await wordsIn(db, draft)), ...(await wordsIn(db, waiting))])];
}
