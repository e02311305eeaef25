import type { Context } from '@/lib/platform/server/context';

/** A message to the app. */
export interface PushMessage {
  /** One line. */
  title: string;
  text: string;
  /** Where a press leads: a full address. */
  url: string;
  /** At most 32 characters; of two messages with one key a device that can replaces the first. */
  key: string;
  /** After this time, in ms, a device that was off is no longer told. */
  expiresAt: number;
}

/** What became of a message to a device: `gone` is a device without the app, `later` is worth another try. */
export type DeviceOutcome = 'sent' | 'gone' | 'refused' | 'later';

/** Delivers to devices by a push service, or into the outbox of a demonstration. */
export interface PushSender {
  /** The most tokens of one call. */
  readonly atOnce: number;
  /**
   * Sends to devices by their tokens. Never throws for one of them; throws where the service does not answer, or not at all to
   * us.
   */
  send(context: Context, tokens: readonly string[], message: PushMessage): Promise<Map<string, DeviceOutcome>>;
}

/** A push service refused a call as a whole. The text is for the log: without tokens and keys. */
export class PushError extends Error {
  override readonly name = 'PushError';
}

/** How long a service may take, in milliseconds. */
export const answerMs = 10_000;

/** Seconds for which a message is kept for a device that is off; at least one. */
export const secondsLeft = (now: number, { expiresAt }: PushMessage) =>
  Math.max(1, Math.floor((expiresAt - now) / 1000));
