import { v7 as uuid } from 'uuid';
import type { Context } from '@/lib/platform/server/context';
import type { OutboxMessage } from '../contract';
import type { Sender } from './sender';
import { wordsOf } from './words';

/** On a demonstration, stores messages where everybody can read them instead of sending them (DESIGN 8). */
export const outbox: Sender = {
  reaches: () => true,
  async send(context, message) {
    const { channel, address } = message;
    const code = message.kind === 'code' ? message.code : null;
    const { subject, text } = wordsOf(message);
    const attachment = message.kind === 'letter' ? message.attachment : undefined;
    // An attachment is named, not kept.
    const whole = attachment ? `${text}\n\n[${attachment.name}]` : text;
    await keepInOutbox(context, { channel, address, subject, text: whole }, code);
  },
};

/** Stores what a demonstration shows in place of a message of any channel. Not inside a transaction. */
export async function keepInOutbox(
  { db, now }: Context,
  message: Pick<OutboxMessage, 'channel' | 'address' | 'subject' | 'text'>,
  code: string | null = null,
): Promise<void> {
  const row = { id: uuid(), ...message, code, created_at: now() };
  await db.transaction((tx) => tx.insertInto('delivery_outbox').values(row).execute());
}
