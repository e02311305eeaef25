import { requireAllowed } from '@/lib/base/permission/port';
import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { ActivityDraft, ActivityForReview, getActivityForReview as contract } from '../../contract';
import { wordsIn } from '../own/flag-activity';
import { toDraft } from '../own/read-draft';

/**
 * An activity in any state with everything that its organiser wrote. Throws Unauthorized or Forbidden for callers who may not
 * review activities, NullPointer for an unknown one.
 */
export async function getActivityForReview(
  context: Context,
  { id }: InputOf<typeof contract>,
): Promise<ActivityForReview> {
  requireAllowed(context, 'reviewActivities');
  const { db, language } = context;
  const row = await db.read
    .selectFrom('activity')
    .innerJoin('person', 'person.id', 'activity.organiser_id')
    .selectAll('activity')
    .select('nickname')
    .where('activity.id', '=', id)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const draft = await toDraft(context, row);
  return {
    ...draft,
    organiser: shownNickname(row.nickname, language),
    organiserId: row.organiser_id,
    words: await allWords(db.read, draft, JSON.parse(row.words)),
    submittedAt: row.submitted_at === null ? null : isoInBeijing(row.submitted_at),
  };
}

/** The prohibited words in its present texts and in those under review, and those found when it was submitted. */
async function allWords(db: Reader, draft: ActivityDraft, former: string[]): Promise<string[]> {
  const waiting = { ...draft, ...draft.underReview };
  return [...new Set([...former, ...(await wordsIn(db, draft)), ...(await wordsIn(db, waiting))])];
}
