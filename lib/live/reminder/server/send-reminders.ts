import { createHash } from 'node:crypto';
import { deliver } from '@/lib/base/delivery/port';
import { sendPush } from '@/lib/base/push/port';
import { sendWechatNotice } from '@/lib/base/wechat/port';
import { broadcastPath } from '@/lib/live/broadcast/client/addresses';
import type { Context } from '@/lib/platform/server/context';
import type { SmsNote } from '@/lib/platform/server/settings';
import { languageNames, languages } from '@/lib/platform/shared/language';
import type { OutsideWay } from '../codes';
import type { Reminded } from './find-reminded';
import type { ReminderOutcome } from './tables';
import type { Telling } from './take-messages';
import { accountFor, type WaySettings } from './way-settings';
import { reminderTexts, type Subject } from './words';

/** What is sent, and of what. */
export interface Reminder extends Telling {
  word: SmsNote;
  subject: Subject;
  settings: WaySettings;
}

export type Outcomes = Map<string, ReminderOutcome | 'later'>;

/** Messages of one person each that are on their way at once. */
const parallel = 50;

/** Sends a reminder to people by a way, and says of each what became of it; never throws for one of them. */
export function sendBy(
  way: OutsideWay,
  context: Context,
  reminder: Reminder,
  people: readonly Reminded[],
): Promise<Outcomes> {
  if (way === 'push') return pushToAll(context, reminder, people);
  const sendOne = way === 'sms' ? textOne : writeOne;
  return toEach(people, async (person) => {
    try {
      return await sendOne(context, reminder, person);
    } catch (error) {
      context.log.warn({ err: error, way }, 'a reminder was not sent');
      return 'later';
    }
  });
}

async function toEach(
  people: readonly Reminded[],
  send: (person: Reminded) => Promise<ReminderOutcome | 'later'>,
): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  const waiting = people.values();
  const work = async () => {
    for (const person of waiting) outcomes.set(person.personId, await send(person));
  };
  await Promise.all(Array.from({ length: Math.min(parallel, people.length) }, work));
  return outcomes;
}

async function textOne(context: Context, { word, subject, settings }: Reminder, person: Reminded) {
  if (person.phone === null) return 'unreachable';
  const { title, start, heading, text } = reminderTexts(word, person.language, subject);
  const message = {
    channel: 'phone',
    kind: 'note',
    note: word,
    address: person.phone,
    subject: heading,
    text,
  } as const;
  await deliver(context, { ...message, values: { title, time: start } }, settings);
  return 'sent';
}

async function writeOne(context: Context, reminder: Reminder, person: Reminded) {
  const { word, subject, settings } = reminder;
  const openId = person.wechat?.openId;
  if (!openId) return 'unreachable';
  const { line } = reminderTexts(word, person.language, subject);
  const key = keyOf(reminder, person.personId);
  const notice = { openId, text: line, at: subject.startAt, url: addressOf(reminder, person.language), key };
  return sendWechatNotice(context, notice, accountFor(settings));
}

async function pushToAll(context: Context, reminder: Reminder, people: readonly Reminded[]): Promise<Outcomes> {
  const { word, subject, settings } = reminder;
  const outcomes: Outcomes = new Map();
  for (const language of languages) {
    const own = people.filter((person) => person.language === language).map(({ personId }) => personId);
    if (own.length === 0) continue;
    const { heading: title, text } = reminderTexts(word, language, subject);
    const [url, key] = [addressOf(reminder, language), keyOf(reminder)];
    // A reminder is of no use after the start; what did not happen is.
    const expiresAt = word === 'soon' ? subject.startAt : context.now() + dayAfter;
    const sent = await sendPush(context, own, { title, text, url, key, expiresAt }, settings);
    for (const [personId, outcome] of sent) outcomes.set(personId, outcome === 'noDevice' ? 'unreachable' : outcome);
  }
  return outcomes;
}

const dayAfter = 86_400_000;

const addressOf = ({ broadcastId, settings }: Reminder, language: Reminded['language']) =>
  `${settings.siteUrl}${languageNames[language].prefix}${broadcastPath(broadcastId)}`;

function keyOf({ broadcastId, word, turn }: Telling, personId = ''): string {
  return createHash('sha256').update(`${broadcastId} ${word} ${turn} ${personId}`).digest('hex').slice(0, 32);
}
