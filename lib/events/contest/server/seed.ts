import { millisecondsInHour } from 'date-fns/constants';
import type { Tx } from '@/lib/platform/server/db/database';
import { actingIn, linesAsHtml } from '@/lib/platform/server/seeding';
import type { Seeding } from '@/lib/platform/server/slice';
import { beijingMidnight, formatDate, isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { ContestFields } from '../contract';
import { publishContest } from './desk/publish-contest';
import { saveContest } from './desk/save-contest';
import { seedCategoryId, seedContestList, seedContestPictures, seedTimeAt } from './seed/contests';
import { type SeedContest, type SeedTime, seedPage } from './seed/seed-contest';

/** Writes the demonstration's contests as their organiser did, by the product's own verbs, an hour after their approval. */
export async function seedContests(seeding: Seeding): Promise<void> {
  for (const [index, contest] of seedContestList.entries()) {
    await seedContest(seeding, contest, seedContestPictures[index] ?? []);
  }
}

async function seedContest(seeding: Seeding, contest: SeedContest, pictures: readonly string[]): Promise<void> {
  const { id } = contest;
  const { verified_at, enrol_start_at, organiser_id } = await seeding.tx
    .selectFrom('activity')
    .select(['verified_at', 'enrol_start_at', 'organiser_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const at = (verified_at ?? enrol_start_at) + millisecondsInHour;
  const organiser = actingIn(seeding, { personId: organiser_id, at });
  const fields = fieldsOf(contest, beijingMidnight(enrol_start_at));
  const { revision } = await saveContest(organiser, { ...fields, blocks: [], id, revision: 0 });
  await addPictures(seeding.tx, { id, pictures, at });
  const saved = await saveContest(organiser, { ...fields, id, revision });
  await publishContest(organiser, { id, revision: saved.revision });
}

/** What its organiser writes; `opensOn` is the midnight of the day on which works begin to be taken. */
function fieldsOf(contest: SeedContest, opensOn: number): ContestFields {
  const timeOf = (time: SeedTime) => isoInBeijing(seedTimeAt(opensOn, time));
  const dateOf = (time: SeedTime) => formatDate(seedTimeAt(opensOn, time), { withTime: true });
  return {
    ...{ name: contest.name, isBlind: contest.isBlind, termsZh: linesAsHtml(contest.termsZh) },
    ...{
      termsEn: linesAsHtml(contest.termsEn),
      worksTime: timeOf(contest.works),
      resultsTime: timeOf(contest.results),
    },
    ...{ voteStartTime: timeOf(contest.vote[0]), voteEndTime: timeOf(contest.vote[1]) },
    categories: contest.categories.map(({ key, zh, en, modes, fees = [] }) => ({
      ...{ id: seedCategoryId(contest.id, key), nameZh: zh, nameEn: en, modes: [...modes] },
      fees: fees.map(({ yuan, until }) => ({ untilTime: until ? timeOf(until) : '', feeFen: 100 * yuan })),
    })),
    blocks: seedPage(contest, dateOf),
  };
}

interface Uploaded {
  id: string;
  pictures: readonly string[];
  at: number;
}

/** The pictures themselves are drawn before. */
async function addPictures(tx: Tx, { id, pictures, at }: Uploaded): Promise<void> {
  const rows = pictures.map((key) => ({ key, activity_id: id, added_at: at }));
  await tx.insertInto('contest_picture').values(rows).execute();
}
