/** Minutes before its start at which people are reminded of a broadcast (specification sections 4 and 9). */
export const reminderMinutes = 15;

/** The ways that a reminder takes: the message center, a text message, the service account of the chat app, the native app. */
export const reminderWays = ['site', 'sms', 'serviceAccount', 'push'] as const;
export type ReminderWay = (typeof reminderWays)[number];

/** The ways that can be turned off for reminders alone; the message center has settings of its own. */
export const outsideWays = ['sms', 'serviceAccount', 'push'] as const satisfies readonly ReminderWay[];
export type OutsideWay = (typeof outsideWays)[number];

/**
 * Whether a way will reach a person, or why not: there is no number, or none that we send to; no login of the chat app is bound,
 * or the service account cannot know from it who they are; they do not follow it; the app is on no device on which they are
 * logged in; they turned the way off; this site has no such way.
 */
export const wayStates = [
  'possible',
  'noPhone',
  'foreignNumber',
  'notBound',
  'notKnown',
  'notFollowing',
  'noDevice',
  'turnedOff',
  'notOffered',
] as const;
export type WayState = (typeof wayStates)[number];

/** What people who asked for a reminder are told. Of a moved start only the message center tells at once. */
export const reminderWords = ['soon', 'moved', 'canceled', 'missed'] as const;
export type ReminderWord = (typeof reminderWords)[number];
