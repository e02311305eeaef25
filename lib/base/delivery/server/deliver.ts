import type { Context } from '@/lib/platform/server/context';
import { type Env, env } from '@/lib/platform/server/env';
import type { SmsNote } from '@/lib/platform/server/settings';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Channel } from '../contract';
import { maskAddress } from '../rules/hide-personal';
import { aliyunSms } from './aliyun-sms';
import { outbox } from './outbox';
import { DeliveryError, type Message, type Sender } from './sender';
import { smtpMail } from './smtp-mail';

type Settings = Pick<Env, 'sms' | 'mail' | 'demo'>;

/**
 * Whether this site can send by a channel and, if given, to an address: without a template for foreign numbers only
 * those of mainland China get text messages. The third argument overrides the configuration.
 */
export function isDeliverable(channel: Channel, address?: string, settings: Settings = env()): boolean {
  return findSender(channel, address, settings) !== undefined;
}

/**
 * Whether this site can send such a note by text message, to a number if given. The last argument overrides the
 * configuration.
 */
export function isNoteDeliverable(note: SmsNote, number?: string, settings: Settings = env()): boolean {
  return findSender('phone', number, settings, note) !== undefined;
}

/**
 * Sends a message by its configured provider or, on a demonstration, into the outbox. It takes up to 10 s, so call it
 * from a job, which retries when it throws: a DeliveryError, or a network error. A permanent rejection is logged as an
 * error and not retried. A repeated run sends the message twice, as providers have no idempotency key. Throws
 * NotConfigured where `isDeliverable` is false. The third argument overrides the configuration.
 */
export async function deliver(context: Context, message: Message, settings: Settings = env()): Promise<void> {
  const { channel, address } = message;
  const sender = findSender(channel, address, settings, message.kind === 'note' ? message.note : undefined);
  if (!sender) throw new CodedError('NotConfigured');
  try {
    await sender.send(context, message);
  } catch (error) {
    if (!(error instanceof DeliveryError && error.isFinal)) throw error;
    context.log.error({ err: error, channel, address: maskAddress(address) }, 'a message was refused for good');
  }
}

/** The first sender that reaches it: providers before the outbox. */
function findSender(
  channel: Channel,
  address: string | undefined,
  { sms, mail, demo }: Settings,
  note?: SmsNote,
): Sender | undefined {
  const senders = [...(sms ? [aliyunSms(sms)] : []), ...(mail ? [smtpMail(mail)] : []), ...(demo ? [outbox] : [])];
  return senders.find((sender) => sender.reaches(channel, address, note));
}
