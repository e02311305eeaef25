import { createHash } from 'node:crypto';
import { type ContestFacts as Contest, freezeAt, voteTimes } from '@/lib/events/contest/port';
import type { Reader } from '@/lib/platform/server/db/database';
import { feedAddress } from '@/lib/platform/server/feed/feed-address';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { ContestFacts, PhaseFacts, TermsFacts } from '../../contract/document';
import { findRounds, findVotes } from '../sources';
import { countEntries } from './count-entries';

/**
 * What is known of a contest beside its outcome, at `now` (ms): the same for its result and for its integrity page. Until its
 * awards are published it tells of no tie, because that says where entries stand.
 */
export async function readContestFacts(db: Reader, contest: Contest, now: number): Promise<ContestFacts> {
  const rounds = await findRounds(db, contest.id);
  const isDecided = contest.decided_at !== null;
  return {
    contest: await nameContest(db, contest),
    terms: await findTerms(db, contest.id),
    phases: phasesOf(contest),
    changes: await findChanges(db, contest.id),
    entries: await countEntries(db, contest.id),
    judging: rounds.map((round) => (isDecided ? round : { ...round, ties: [] })),
    vote: await findVotes(db, contest, now),
  };
}

async function nameContest(db: Reader, contest: Contest): Promise<ContestFacts['contest']> {
  const organiser = await db
    .selectFrom('person')
    .select(['id', 'nickname as name'])
    .where('id', '=', contest.organiser_id)
    .executeTakeFirstOrThrow();
  const name = contest.name ?? '';
  return {
    ...{ id: contest.id, name, address: feedAddress(`/match/${name}`, 'zh'), organiser },
    title: { zh: contest.title_zh, en: contest.title_en ?? '' },
    isBlind: contest.is_blind === 1,
  };
}

/** The terms by version, as the digests of their texts. */
async function findTerms(db: Reader, contestId: string): Promise<TermsFacts[]> {
  const versions = await db
    .selectFrom('contest_terms')
    .select(['version', 'made_at', 'body_zh', 'body_en'])
    .where('activity_id', '=', contestId)
    .orderBy('version')
    .execute();
  return versions.map(({ version, made_at, body_zh, body_en }) => ({
    ...{ version, madeTime: isoInBeijing(made_at) },
    sha256: { zh: digestOf(body_zh), en: digestOf(body_en) },
  }));
}

/** SHA-256 in hex, of a text as UTF-8. */
export const digestOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

function phasesOf(contest: Contest): PhaseFacts {
  const time = (ms: number | null) => (ms === null ? null : isoInBeijing(ms));
  return {
    enrolStartTime: isoInBeijing(contest.enrol_start_at),
    enrolEndTime: isoInBeijing(contest.enrol_end_at),
    worksTime: time(contest.works_at),
    voteStartTime: time(contest.vote_start_at),
    voteFreezeTime: time(freezeAt(voteTimes(contest))),
    voteEndTime: time(contest.vote_end_at),
    resultsTime: time(contest.results_at),
    shortlistedTime: time(contest.shortlisted_at),
    decidedTime: time(contest.decided_at),
  };
}

async function findChanges(db: Reader, contestId: string): Promise<ContestFacts['changes']> {
  const changes = await db
    .selectFrom('contest_change')
    .select(['at', 'change'])
    .where('activity_id', '=', contestId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return changes.map(({ at, change }) => ({
    at: isoInBeijing(at),
    change: change as ContestFacts['changes'][0]['change'],
  }));
}
