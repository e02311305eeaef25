import type { Context } from '@/lib/platform/server/context';
import type { Language } from '@/lib/platform/shared/language';
import type { Channel } from '../contract';

/** A one-time code on its way to a person. */
export interface CodeMessage {
  channel: Channel;
  /** E.164 or an e-mail address. */
  address: string;
  kind: 'code';
  code: string;
  /** For how long it is good. */
  minutes: number;
  /** The person's, for the words; those of a text message are its template's. */
  language: Language;
}

/** An e-mail whose words its sender has found. Plain text: what strangers wrote stands in it as they wrote it. */
export interface LetterMessage {
  channel: 'email';
  kind: 'letter';
  /** An e-mail address. */
  address: string;
  /** One line. */
  subject: string;
  text: string;
  /** Whom an answer goes to, in place of the sender of all our e-mail. */
  replyTo?: string;
}

export type Message = CodeMessage | LetterMessage;

/** A way to send messages: a provider's, or the outbox of a demonstration. */
export interface Sender {
  /** Whether it sends to this address; without an address, whether it sends by this channel at all. */
  reaches(channel: Channel, address?: string): boolean;
  /** Hands the message over. Throws a DeliveryError, or whatever is thrown when the provider does not answer. */
  send(context: Context, message: Message): Promise<void>;
}

/** The provider did not take a message. Its text is for the log: without the address and without the code. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';

  constructor(
    message: string,
    /** It will not take this message to this address another time either. */
    readonly isFinal: boolean,
  ) {
    super(message);
  }
}

/** How long a provider may take, in milliseconds. */
export const answerMs = 10_000;
