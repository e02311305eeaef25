import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { v5 } from 'uuid';
import { type Category, feeAt, findCategories, seedCategoryId } from '@/lib/events/contest/port';
import { beginOrderTransfer } from '@/lib/money/order/port';
import { seedPaidAtCounter } from '@/lib/money/payment/port';
import type { Context } from '@/lib/platform/server/context';
import { actingIn } from '@/lib/platform/server/seeding';
import type { Seeding } from '@/lib/platform/server/slice';
import { beijingMidnight } from '@/lib/platform/shared/format/beijing';
import { checkEntry } from './desk/check-entry';
import { beginEntry } from './own/begin-entry';
import { saveEntry } from './own/save-entry';
import { sendEntry } from './own/send-entry';
import { withdrawEntry } from './own/withdraw-entry';
import { type DemonstrationEntry, seedEntryList, seedPersonId } from './seed/entries';
import { answerInvitation } from './team/answer-invitation';
import { inviteMember } from './team/invite-member';

/** What the formal check of the demonstration refuses. */
const refusal = '片尾还留着另一个平台的标识。请去掉以后再次提交，无需再付费。';

/** A contest that the demonstration's entries are in. */
interface Entered {
  name: string;
  organiserId: string;
  /** Midnight of the day on which works begin to be taken, in ms. */
  opensOn: number;
  categories: Category[];
}

/** Writes the demonstration's entries by the product's own verbs, in the order in which they were sent and with the clock of then. */
export async function seedEntries(seeding: Seeding): Promise<void> {
  for (const [contestId, entries] of Map.groupBy(seedEntryList, (entry) => entry.contestId)) {
    const contest = await findEntered(seeding, contestId);
    for (const entry of entries.toSorted((one, other) => one.day - other.day)) await seedEntry(seeding, contest, entry);
  }
}

async function findEntered({ tx }: Seeding, id: string): Promise<Entered> {
  const { name, enrol_start_at, organiser_id } = await tx
    .selectFrom('contest')
    .innerJoin('activity', 'activity.id', 'contest.activity_id')
    .select(['contest.name', 'activity.enrol_start_at', 'organiser_id'])
    .where('activity.id', '=', id)
    .executeTakeFirstOrThrow();
  const opensOn = beijingMidnight(enrol_start_at);
  return { name: name ?? '', organiserId: organiser_id, opensOn, categories: await findCategories(tx, id) };
}

async function seedEntry(seeding: Seeding, contest: Entered, entry: DemonstrationEntry): Promise<void> {
  const { end = 'passed' } = entry;
  const now = seeding.context.now();
  // What is to be paid by now was sent a moment ago.
  const sentAt = end === 'unpaid' ? now : Math.round(contest.opensOn + entry.day * millisecondsInDay);
  const sender = actingIn(seeding, { personId: entry.personId, at: sentAt });
  const revision = await writeDraft(seeding, contest, entry, sentAt);
  if (end === 'draft') return;
  const orderId = await send(sender, contest, entry, revision);
  if (orderId !== null && end === 'transfer') {
    await beginOrderTransfer(seeding.tx, { id: orderId, at: sentAt, byId: entry.personId });
  }
  if (end === 'unpaid' || end === 'transfer') return;
  if (orderId !== null) {
    await seedPaidAtCounter(clockAt(sender, sentAt + 5 * millisecondsInMinute), seeding.tx, orderId);
  }
  const later = Math.min(now, sentAt + 6 * millisecondsInHour);
  if (end === 'withdrawn') await withdrawEntry(clockAt(sender, later), { id: entry.id });
  if (end !== 'passed' && end !== 'failed') return;
  const desk = actingIn(seeding, { personId: contest.organiserId, at: later });
  const reason = end === 'failed' ? refusal : '';
  await checkEntry(desk, { id: entry.id, revision: revision + 1, isPassed: end === 'passed', reason });
}

const clockAt = (context: Context, at: number): Context => ({ ...context, now: () => at, arrivedAt: at });

/** A draft with all that is said of its work, and with its team; its revision. */
async function writeDraft(
  seeding: Seeding,
  { name, categories }: Entered,
  entry: DemonstrationEntry,
  sentAt: number,
): Promise<number> {
  const { id, personId, team, pictureKeys } = entry;
  const workId = `video-${String(entry.work).padStart(3, '0')}`;
  const begunAt = sentAt - 2 * millisecondsInHour;
  const author = actingIn(seeding, { personId, at: begunAt });
  const { revision } = await beginEntry(author, { clientId: id, name, workId });
  if (pictureKeys.length > 0) {
    const rows = pictureKeys.map((key) => ({ key, entry_id: id, added_at: begunAt }));
    await seeding.tx.insertInto('contest_entry_picture').values(rows).execute();
  }
  const work = await seeding.tx
    .selectFrom('video')
    .select(['title_zh as titleZh', 'title_en as titleEn', 'intro_zh as introZh', 'intro_en as introEn'])
    .where('id', '=', workId)
    .executeTakeFirstOrThrow();
  for (const [member, state] of team?.members ?? []) {
    const userId = seedPersonId(member);
    await inviteMember(author, { id, userId });
    if (state === 'invited') continue;
    const answering = actingIn(seeding, { personId: userId, at: begunAt + millisecondsInHour });
    await answerInvitation(answering, { id, joins: state === 'confirmed' });
  }
  const written = await saveEntry(clockAt(author, sentAt), {
    ...{ ...work, titleEn: work.titleEn ?? '', introEn: work.introEn ?? '' },
    ...{ id, revision, workId, categoryId: categoryOf(categories, entry).id, pictures: [...pictureKeys] },
    ...{ mode: team ? 'team' : 'individual', teamName: team?.name ?? '' },
  });
  return written.revision;
}

/** The id of its order; null where nothing is to be paid. */
async function send(
  sender: Context,
  { categories }: Entered,
  entry: DemonstrationEntry,
  revision: number,
): Promise<string | null> {
  const feeFen = feeAt(categoryOf(categories, entry).fees, sender.arrivedAt);
  const agreed = { termsVersion: 1, agrees: true, acknowledged: false, feeFen } as const;
  const sent = await sendEntry(sender, {
    ...agreed,
    id: entry.id,
    revision,
    clientId: v5(`fee of ${entry.id}`, v5.URL),
  });
  return sent.orderId;
}

function categoryOf(categories: readonly Category[], { id, contestId, category }: DemonstrationEntry): Category {
  const found = categories.find((one) => one.id === seedCategoryId(contestId, category));
  if (!found) throw new Error(`The demonstration has no category ${category} for ${id}.`);
  return found;
}
