import { isNoteDeliverable } from '@/lib/base/delivery/port';
import { findReached } from '@/lib/base/push/port';
import { tellsByWechat } from '@/lib/base/wechat/port';
import type { Broadcast } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import { outsideWays, type ReminderWay } from '../codes';
import { wayStateOf } from '../rules/way-state';
import type { Reminded } from './find-reminded';
import { type Outcomes, sendBy } from './send-reminders';
import { type Addressed, settleMessages, takeMessages } from './take-messages';
import type { ToldPayload } from './told-payload';
import { offeredWays, type WaySettings } from './way-settings';

interface Task {
  told: ToldPayload;
  broadcast: Broadcast;
  settings: WaySettings;
}

/**
 * Tells people once: in the message center by the transaction that takes their messages, then by the other ways, side by side.
 * Returns how many messages no service has taken for now.
 */
export async function tellPeople(context: Context, task: Task, people: readonly Reminded[]): Promise<number> {
  const { told, broadcast, settings } = task;
  const { word } = told;
  const taken = await take(context, task, await messagesTo(context, task, people));
  if (word === 'moved') return 0;
  const { titleZh, titleEn } = broadcast;
  const reminder = { ...told, word, settings, subject: { titleZh, titleEn, startAt: told.startAt } };
  const counts = outsideWays.map(async (way) => {
    const ids = new Set(taken.filter((one) => one.way === way).map(({ personId }) => personId));
    if (ids.size === 0) return 0;
    const outcomes = await sendBy(
      way,
      context,
      reminder,
      people.filter(({ personId }) => ids.has(personId)),
    );
    await settleMessages(context, told, way, outcomes);
    if (way === 'serviceAccount') await noteUnreachable(context, outcomes);
    return [...outcomes.values()].filter((outcome) => outcome === 'later').length;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** The messages that people are to get: by the message center, and by each way that reaches them. */
async function messagesTo(
  context: Context,
  { told, settings }: Task,
  people: readonly Reminded[],
): Promise<Addressed[]> {
  const { word } = told;
  const bySite = people.map(({ personId }) => ({ personId, way: 'site' as const }));
  if (word === 'moved') return bySite;
  const offered = offeredWays(settings);
  const reached = offered.push ? await findReached(context, idsOf(people), settings) : new Set<string>();
  const outside = people.flatMap((person): Addressed[] => {
    const { personId, phone } = person;
    const isNumberReached = phone !== null && isNoteDeliverable(word, phone, settings);
    const facts = { ...person, offered, isNumberReached, hasDevice: reached.has(personId) };
    const isReached = (way: ReminderWay) => wayStateOf(way, facts) === 'possible';
    // The notice itself goes by the service account.
    const isDouble = person.hasNoticesByWechat && tellsByWechat(settings);
    return outsideWays
      .filter((way) => isReached(way) && !(way === 'serviceAccount' && isDouble))
      .map((way) => ({ personId, way }));
  });
  return [...bySite, ...outside];
}

const idsOf = (people: readonly Reminded[]) => people.map(({ personId }) => personId);

/** Takes messages and tells those of the message center. */
function take(context: Context, { told, broadcast }: Task, messages: readonly Addressed[]): Promise<Addressed[]> {
  const { word, startAt, reason } = told;
  const { id } = broadcast;
  return context.db.transaction(async (tx) => {
    const taken = await takeMessages(tx, told, messages, context.now());
    const people = taken.filter(({ way }) => way === 'site').map(({ personId }) => personId);
    const event = { id, word, people, startAt, reason };
    if (people.length > 0) await context.emit(context, tx, 'broadcast.told', event);
    return taken;
  });
}

/** Notes who does not follow the service account, so that they are sent nothing more by it before they turn it on again. */
async function noteUnreachable({ db }: Context, outcomes: Outcomes): Promise<void> {
  const rows = [...outcomes]
    .filter(([, outcome]) => outcome === 'unreachable')
    .map(([person_id]) => ({ person_id, is_unreachable: 1 as const }));
  if (rows.length === 0) return;
  await db.transaction((tx) =>
    tx
      .insertInto('live_reminder_choice')
      .values(rows)
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ is_unreachable: 1 }))
      .execute(),
  );
}
