import type { Context } from '@/lib/platform/server/context';
import type { Language } from '@/lib/platform/shared/language';
import type { Channel } from '../contract';

/** A one-time code for a person. */
export interface CodeMessage {
  channel: Channel;
  /** E.164 or an e-mail address. */
  address: string;
  kind: 'code';
  code: string;
  /** Its validity. */
  minutes: number;
  /** The person's language; a text message has that of its template. */
  language: Language;
}

/** An e-mail with a text by its sender. Plain text: what strangers wrote is not changed. */
export interface LetterMessage {
  channel: 'email';
  kind: 'letter';
  /** An e-mail address. */
  address: string;
  /** One line. */
  subject: string;
  text: string;
  /** Address for replies, in place of our usual sender. */
  replyTo?: string;
  /** For mail that comes by itself: the address that ends it, by one press in the reader's mail program (RFC 8058). */
  unsubscribe?: string;
  attachment?: { name: string; contentType: string; body: Uint8Array };
}

export type Message = CodeMessage | LetterMessage;

/** Sends messages: by a provider, or into the outbox of a demonstration. */
export interface Sender {
  /** Whether it sends to this address; without an address, whether it sends by this channel at all. */
  reaches(channel: Channel, address?: string): boolean;
  /** Sends the message. Throws a DeliveryError, or a network error when the provider does not answer. */
  send(context: Context, message: Message): Promise<void>;
}

/** The provider rejected a message. The text is for the log: without the address and without the code. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';

  constructor(
    message: string,
    /** The rejection is permanent for this message and address. */
    readonly isFinal: boolean,
  ) {
    super(message);
  }
}

/** How long a provider may take, in milliseconds. */
export const answerMs = 10_000;
