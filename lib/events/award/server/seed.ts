import { millisecondsInMinute } from 'date-fns/constants';
import { v5 } from 'uuid';
import { seedTimeAt } from '@/lib/events/contest/port';
import { seedEndOfResults } from '@/lib/events/entry/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { actingIn } from '@/lib/platform/server/seeding';
import type { Seeding } from '@/lib/platform/server/slice';
import { beijingMidnight } from '@/lib/platform/shared/format/beijing';
import type { ResultStage } from '../codes';
import { chooseShortlist } from './desk/choose-shortlist';
import { chooseWinners } from './desk/choose-winners';
import { saveAwardPlan } from './desk/save-award-plan';
import { publishAwards, publishShortlist } from './publish/publish-result';
import { type SeedResult, seedCertificate, seedResults } from './seed/awards';

/** Publishes the demonstration's results by the product's own verbs, with the clock of then: they are signed like all others. */
export async function seedAwards(seeding: Seeding): Promise<void> {
  for (const result of seedResults) await seedResult(seeding, result);
  await addCertificate(seeding.tx, seeding.context.now());
}

/** A certificate that was asked for; as its code is known here, its check can be looked at. */
async function addCertificate(tx: Tx, now: number): Promise<void> {
  const { entryId, personId, award, code } = seedCertificate;
  const held = { entry_id: entryId, person_id: personId, award_id: awardIdOf(award.contestId, award.place) };
  await tx
    .insertInto('contest_certificate')
    .values({ ...held, code, made_at: now })
    .execute();
}

const awardIdOf = (contestId: string, place: number) => v5(`${contestId} award ${place}`, v5.URL);

async function seedResult(seeding: Seeding, { contestId, top, awards, ...times }: SeedResult): Promise<void> {
  const { enrol_start_at, organiser_id: personId } = await seeding.tx
    .selectFrom('activity')
    .select(['enrol_start_at', 'organiser_id'])
    .where('id', '=', contestId)
    .executeTakeFirstOrThrow();
  const opensOn = beijingMidnight(enrol_start_at);
  const [shortlistedAt, decidedAt] = [seedTimeAt(opensOn, times.shortlisted), seedTimeAt(opensOn, times.decided)];
  const desk = (at: number) => actingIn(seeding, { personId, at });
  const planning = desk(shortlistedAt - 30 * millisecondsInMinute);
  const idOf = (place: number) => awardIdOf(contestId, place);
  let { revision } = await saveAwardPlan(planning, {
    ...{ contestId, revision: 0 },
    awards: awards.map(({ name, prize, winners }, index) => ({
      ...{ id: idOf(index), nameZh: name[0], nameEn: name[1], prizeZh: prize[0], prizeEn: prize[1] },
      ...{ quantity: winners.length, categoryId: '' },
    })),
  });
  ({ revision } = await chooseShortlist(planning, {
    ...{ contestId, revision, way: 'top', top, entryIds: [], reason: '' },
  }));
  ({ revision } = await publishShortlist(desk(shortlistedAt), { contestId, revision }));
  await settle(desk(shortlistedAt + millisecondsInMinute), contestId, 'shortlist');
  const entryIds = await entriesByNumber(seeding.tx, contestId);
  for (const [index, { winners }] of awards.entries()) {
    const chosen = winners.map(([number, [citationZh, citationEn]]) => ({
      ...{ entryId: entryIds.get(number) ?? '', citationZh, citationEn },
    }));
    const choosing = desk(decidedAt - 30 * millisecondsInMinute);
    ({ revision } = await chooseWinners(choosing, { contestId, revision, awardId: idOf(index), winners: chosen }));
  }
  await publishAwards(desk(decidedAt), { contestId, revision });
  await settle(desk(decidedAt + millisecondsInMinute), contestId, 'award');
}

const settle = (context: Context, contestId: string, stage: ResultStage) =>
  seedEndOfResults(context, { contestId, stage });

async function entriesByNumber(tx: Tx, contestId: string): Promise<ReadonlyMap<number | null, string>> {
  const rows = await tx
    .selectFrom('contest_entry')
    .select(['id', 'number'])
    .where('activity_id', '=', contestId)
    .execute();
  return new Map(rows.map(({ id, number }) => [number, id]));
}
