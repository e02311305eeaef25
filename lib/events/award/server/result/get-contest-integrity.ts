import { findPublicContest } from '@/lib/events/contest/port';
import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { ContestIntegrity, getContestIntegrity as contract } from '../../contract';
import { digestOf, readContestFacts } from './read-contest-facts';

/** How a public contest is run, in numbers, and its signed results. Throws NullPointer for one that is not public. */
export async function getContestIntegrity(
  { db, now, language }: Context,
  { name }: InputOf<typeof contract>,
): Promise<ContestIntegrity> {
  const contest = await findPublicContest(db.read, name);
  const facts = await readContestFacts(db.read, contest, now());
  const { organiser } = facts.contest;
  return {
    ...facts,
    contest: { ...facts.contest, organiser: { ...organiser, name: shownNickname(organiser.name, language) } },
    results: await findResults(db.read, contest.id),
  };
}

async function findResults(db: Reader, contestId: string): Promise<ContestIntegrity['results']> {
  const results = await db
    .selectFrom('contest_result')
    .select(['stage', 'version', 'published_at', 'key_id', 'document'])
    .where('activity_id', '=', contestId)
    .orderBy('published_at')
    .orderBy('stage', 'desc')
    .orderBy('version')
    .execute();
  return results.map(({ stage, version, published_at, key_id, document }) => ({
    ...{ stage, version, publishedTime: isoInBeijing(published_at), keyId: key_id },
    ...{ sha256: digestOf(document), bytes: Buffer.byteLength(document) },
  }));
}
