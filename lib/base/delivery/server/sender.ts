import type { Context } from '@/lib/platform/server/context';
import type { SmsNote } from '@/lib/platform/server/settings';
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

/** What a person asked to be told of, by a text message that has a template of its own. */
export interface NoteMessage {
  channel: 'phone';
  kind: 'note';
  /** Its template. */
  note: SmsNote;
  /** E.164. */
  address: string;
  /** Values of the template's variables; cut where they are longer than it takes. */
  values: { title: string; time: string };
  /** What a demonstration shows. */
  subject: string;
  text: string;
}

export type Message = CodeMessage | LetterMessage | NoteMessage;

/** Sends messages: by a provider, or into the outbox of a demonstration. */
export interface Sender {
  /** Whether it sends to this address, also such a note if given; without an address, whether it does by this channel at all. */
  reaches(channel: Channel, address?: string, note?: SmsNote): boolean;
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
