import type { Reader, Tx } from '@/lib/platform/server/db/database';
import type { ConflictKind } from '../codes';
import { isSameOrganisation, organisationOf } from '../rules/mail-domain';
import { creditsOnEntries, peopleOfEntries } from './entries';

/** Somebody who may not judge an entry. */
export interface Conflict {
  judgeId: string;
  entryId: string;
  kind: ConflictKind;
}

/**
 * Who of these may not judge which entries of a contest: what is found now, and what was found or declared before. What a company
 * is verified as is in sealed papers, each of which verifies one account, so that an organisation is told by its confirmed e-mail.
 */
export async function findConflicts(db: Reader, contestId: string, judgeIds: readonly string[]): Promise<Conflict[]> {
  if (judgeIds.length === 0) return [];
  const kept = await db
    .selectFrom('judging_conflict')
    .select(['judge_id as judgeId', 'entry_id as entryId', 'kind'])
    .where('activity_id', '=', contestId)
    .where('judge_id', 'in', judgeIds)
    .execute();
  const credited = await creditsOnEntries(db, contestId, judgeIds).execute();
  const entriesOf = Map.groupBy(await peopleOfEntries(db, contestId).execute(), ({ person_id }) => person_id);
  const people = [...entriesOf.keys()];
  const together = (await findColleagues(db, judgeIds)).map((pair) => ({ ...pair, kind: 'together' as const }));
  const mailed = await findOrganisations(db, contestId, judgeIds);
  const related = [...together, ...mailed].flatMap(({ judgeId, personId, kind }) =>
    (entriesOf.get(personId) ?? []).map((entry): Conflict => ({ judgeId, entryId: entry.entry_id, kind })),
  );
  const own = people.filter((id) => judgeIds.includes(id));
  return onePerPair([
    ...kept,
    ...credited.map((row): Conflict => ({ judgeId: row.person_id, entryId: row.entry_id, kind: 'credit' })),
    ...own.flatMap((id) =>
      (entriesOf.get(id) ?? []).map((row): Conflict => ({ judgeId: id, entryId: row.entry_id, kind: 'credit' })),
    ),
    ...related,
  ]);
}

/** The first reason for each pair. */
function onePerPair(conflicts: readonly Conflict[]): Conflict[] {
  const pairs = new Map<string, Conflict>();
  for (const conflict of conflicts) {
    const pair = `${conflict.entryId} ${conflict.judgeId}`;
    if (!pairs.has(pair)) pairs.set(pair, conflict);
  }
  return [...pairs.values()];
}

/** Keeps conflicts, so that they are told and hold in later rounds too. Those that are known stay as they are. */
export async function keepConflicts(
  tx: Tx,
  contestId: string,
  conflicts: readonly Conflict[],
  now: number,
): Promise<void> {
  for (let start = 0; start < conflicts.length; start += rowsAtOnce) {
    const rows = conflicts.slice(start, start + rowsAtOnce).map(({ judgeId, entryId, kind }) => ({
      ...{ activity_id: contestId, judge_id: judgeId, entry_id: entryId, kind, found_at: now },
    }));
    await tx
      .insertInto('judging_conflict')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['entry_id', 'judge_id']).doNothing())
      .execute();
  }
}

/** Rows of one statement. */
export const rowsAtOnce = 500;

/** Everybody who is credited on a public work together with one of these. Only what somebody confirmed is a credit. */
async function findColleagues(db: Reader, judgeIds: readonly string[]) {
  const works = db
    .selectFrom('video')
    .select(['author_id as judge_id', 'id as video_id'])
    .where('author_id', 'in', judgeIds)
    .where('state', '=', 'verified')
    .union(
      db
        .selectFrom('video_credit')
        .innerJoin('video', 'video.id', 'video_credit.video_id')
        .select(['video_credit.person_id as judge_id', 'video_id'])
        .where('video_credit.person_id', 'in', judgeIds)
        .where('video_credit.state', '=', 'confirmed')
        .where('video.state', '=', 'verified'),
    );
  const authors = db
    .selectFrom(works.as('work'))
    .innerJoin('video', 'video.id', 'work.video_id')
    .select(['work.judge_id as judgeId', 'video.author_id as personId']);
  const credited = db
    .selectFrom(works.as('work'))
    .innerJoin('video_credit as credit', 'credit.video_id', 'work.video_id')
    .select(['work.judge_id as judgeId', 'credit.person_id as personId'])
    .where('credit.state', '=', 'confirmed');
  return authors.union(credited).execute();
}

/** Whose confirmed e-mail addresses are of the same organisation. */
async function findOrganisations(db: Reader, contestId: string, judgeIds: readonly string[]) {
  const mailOf = (row: { id: string; email: string | null }) => {
    const domain = row.email === null ? null : organisationOf(row.email);
    return domain === null ? [] : [{ id: row.id, domain }];
  };
  const addresses = () =>
    db.selectFrom('account_user').select(['account_user.id', 'email']).where('email_verified', '=', 1);
  const judges = (await addresses().where('id', 'in', judgeIds).execute()).flatMap(mailOf);
  if (judges.length === 0) return [];
  const people = await addresses()
    .innerJoin(peopleOfEntries(db, contestId).as('people'), 'people.person_id', 'account_user.id')
    .distinct()
    .execute();
  return people
    .flatMap(mailOf)
    .flatMap((person) =>
      judges
        .filter((judge) => isSameOrganisation(judge.domain, person.domain))
        .map((judge) => ({ judgeId: judge.id, personId: person.id, kind: 'organisation' as const })),
    );
}
