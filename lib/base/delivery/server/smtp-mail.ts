import { createTransport } from 'nodemailer';
import type { NodemailerError } from 'nodemailer/lib/errors';
import type { MailSettings } from '@/lib/platform/server/settings';
import { hidePersonal } from '../rules/hide-personal';
import { answerMs, DeliveryError, type Message, type Sender } from './sender';
import { wordsOf } from './words';

const longestMessage = 300;

/** E-mail by SMTP. Each message has a connection of its own: they are few, so no connection is kept open. */
export function smtpMail({ serverUrl, from }: MailSettings): Sender {
  return {
    reaches: (channel) => channel === 'email',
    async send(_context, message) {
      const transport = createTransport({ url: serverUrl });
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: message.address },
          ...wordsOf(message),
          ...(message.kind === 'letter' && message.replyTo ? { replyTo: { name: '', address: message.replyTo } } : {}),
          attachments: attachmentsOf(message),
          headers: headersOf(message),
          signal: AbortSignal.timeout(answerMs),
        });
      } catch (error) {
        throw asDeliveryError(error as NodemailerError);
      }
    },
  };
}

function attachmentsOf(message: Message) {
  if (message.kind !== 'letter' || !message.attachment) return [];
  const { name, contentType, body } = message.attachment;
  return [{ filename: name, contentType, content: Buffer.from(body) }];
}

function headersOf(message: Message): Record<string, string> {
  const unsubscribe = message.kind === 'letter' && message.unsubscribe;
  return {
    // Suppresses automatic replies (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

/** Replaces nodemailer's own error, which contains the address in several places. */
function asDeliveryError({ message, command, permanent = false }: NodemailerError): DeliveryError {
  const said = hidePersonal(message).slice(0, longestMessage);
  // A permanent rejection of another command concerns our server, login or sender, which an operator can fix.
  return new DeliveryError(`The mail server did not take it: ${said}`, permanent && command === 'RCPT TO');
}
