import { keepInOutbox } from '@/lib/base/delivery/port';
import type { PushSender } from './push-sender';

/** On a demonstration, shows in the outbox what other sites send to the app. */
export const outboxPush: PushSender = {
  atOnce: 1000,
  async send(context, tokens, { title, text, url }) {
    for (const token of tokens) {
      await keepInOutbox(context, { channel: 'push', address: token, subject: title, text: `${text}\n${url}` });
    }
    return new Map(tokens.map((token) => [token, 'sent']));
  },
};
