import { createTransport } from 'nodemailer';
import type { NodemailerError } from 'nodemailer/lib/errors';
import type { MailSettings } from '@/lib/platform/server/settings';
import { hidePersonal } from '../rules/hide-personal';
import { answerMs, DeliveryError, type Sender } from './sender';
import { wordsOf } from './words';

const longestMessage = 300;

/** E-mail by SMTP. Each message has a connection of its own: they are few, and nothing has to be kept alive. */
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
          // No person sent it, so nobody wants to hear that its reader is on holiday (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(answerMs),
        });
      } catch (error) {
        throw asDeliveryError(error as NodemailerError);
      }
    },
  };
}

/** In place of nodemailer's own error, which names the address in several places. */
function asDeliveryError({ message, command, permanent = false }: NodemailerError): DeliveryError {
  const said = hidePersonal(message).slice(0, longestMessage);
  // What is refused for good at another command is our server, our login or our sender, which an operator can mend.
  return new DeliveryError(`The mail server did not take it: ${said}`, permanent && command === 'RCPT TO');
}
