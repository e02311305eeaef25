import { v7 as uuid } from 'uuid';
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
    const row = { id: uuid(), channel, address, subject, text: whole, code, created_at: context.now() };
    await context.db.transaction((tx) => tx.insertInto('delivery_outbox').values(row).execute());
  },
};
