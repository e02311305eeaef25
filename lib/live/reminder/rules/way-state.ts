import type { OutsideWay, ReminderWay, WayState } from '../codes';

/** What is known of a person and of this site. */
export interface WayFacts {
  /** The ways that this site has; of text messages, whether it has any for reminders. */
  offered: Readonly<Record<OutsideWay, boolean>>;
  /** Whether they want notices of events in the message center. */
  wantsSite: boolean;
  /** The ways that they turned off. */
  off: readonly OutsideWay[];
  /** Their bound number; null for none. */
  phone: string | null;
  /** Whether text messages go to that number. */
  isNumberReached: boolean;
  /** Their login of the chat app; null for none. `openId` is who they are to the service account, null where it is not known. */
  wechat: { openId: string | null } | null;
  /** The service account said that they do not follow it. */
  isUnreachable: boolean;
  hasDevice: boolean;
}

/** Whether a way will reach a person, or the first reason why not. */
export function wayStateOf(way: ReminderWay, facts: WayFacts): WayState {
  if (way === 'site') return facts.wantsSite ? 'possible' : 'turnedOff';
  if (!facts.offered[way]) return 'notOffered';
  const missing = missingFor(way, facts);
  if (missing !== 'possible') return missing;
  return facts.off.includes(way) ? 'turnedOff' : 'possible';
}

function missingFor(way: OutsideWay, facts: WayFacts): WayState {
  if (way === 'push') return facts.hasDevice ? 'possible' : 'noDevice';
  if (way === 'sms') {
    if (facts.phone === null) return 'noPhone';
    return facts.isNumberReached ? 'possible' : 'foreignNumber';
  }
  if (facts.wechat === null) return 'notBound';
  if (facts.wechat.openId === null) return 'notKnown';
  return facts.isUnreachable ? 'notFollowing' : 'possible';
}
