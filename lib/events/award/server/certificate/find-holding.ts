import { reviewCode } from '@/lib/events/activity/codes';
import { contests } from '@/lib/events/contest/port';
import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Outcome } from '../../codes';
import type { AwardFacts, OutcomeEntry, ResultDocument } from '../../contract/document';

/** What somebody holds of a published result: what a certificate says. */
export interface Holding {
  kind: Outcome;
  /** Null for the shortlist. */
  award: AwardFacts | null;
  contest: ResultDocument['contest'];
  entry: OutcomeEntry;
  publishedTime: string;
}

/**
 * What an entry holds of the published results of its contest: the shortlist, then its awards in their order. Names are those of
 * the result, which nobody can change later; who is in a shortlist that named nobody is named by the awards.
 * Throws NullPointer for an entry of no public contest, or that nothing was published of.
 */
export async function findHoldings(db: Reader, entryId: string): Promise<Holding[]> {
  const { activity_id } = await db
    .selectFrom('contest_entry')
    .select('activity_id')
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  await contests(db)
    .where('contest.activity_id', '=', activity_id)
    .where('activity.review_state', '=', reviewCode.verified)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const [shortlist, awards] = await Promise.all([
    findDocument(db, activity_id, 'shortlist'),
    findDocument(db, activity_id, 'award'),
  ]);
  const entryIn = (result: ResultDocument | null) => result?.outcome.find(({ id }) => id === entryId);
  const [listed, decided] = [entryIn(shortlist), entryIn(awards)];
  const holdings: Holding[] = [];
  if (shortlist && listed) {
    const { contest, publishedTime } = shortlist;
    const named =
      contest.isBlind && decided ? { ...listed, people: decided.people, teamName: decided.teamName } : listed;
    holdings.push({ kind: 'shortlisted', award: null, contest, entry: named, publishedTime });
  }
  if (awards && decided) {
    const { contest, publishedTime } = awards;
    const won = awards.awards.filter(({ id }) => decided.awards.some((award) => award.id === id));
    holdings.push(...won.map((award) => ({ kind: 'awarded', award, contest, entry: decided, publishedTime }) as const));
  }
  if (holdings.length === 0) throw new CodedError('NullPointer');
  return holdings;
}

/** The latest version of a result. */
async function findDocument(
  db: Reader,
  contestId: string,
  stage: 'shortlist' | 'award',
): Promise<ResultDocument | null> {
  const row = await db
    .selectFrom('contest_result')
    .select('document')
    .where('activity_id', '=', contestId)
    .where('stage', '=', stage)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? (JSON.parse(row.document) as ResultDocument) : null;
}
