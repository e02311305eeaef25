import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { SmsSettings } from '@/lib/platform/server/settings';
import { hidePersonal } from '../rules/hide-personal';
import { signAcs3 } from './acs3-signature';
import { answerMs, DeliveryError, type Sender } from './sender';

/** Errors that a retry does not solve: an invalid number, one with too many messages, or rejected content. */
const finalCodes: readonly string[] = [
  'isv.MOBILE_NUMBER_ILLEGAL',
  'isv.BUSINESS_LIMIT_CONTROL',
  'isv.BLACK_KEY_CONTROL_LIMIT',
];

const mainland = '+86';
const longestMessage = 300;

const answer = z.object({ Code: z.string(), Message: z.string().default('') });

/**
 * Text messages by Alibaba Cloud (dysmsapi, SendSms of 2017-05-25). Their text is that of a pre-approved template;
 * numbers outside mainland China need one of their own.
 */
export function aliyunSms(settings: SmsSettings): Sender {
  return {
    reaches: (channel, address) =>
      channel === 'phone' && (address === undefined || templateFor(settings, address) !== null),
    async send(context, message) {
      // Its template contains a code; a letter can only be an e-mail.
      if (message.kind !== 'code') throw new DeliveryError('A text message carries a code and nothing else.', true);
      const { address, code } = message;
      const template = templateFor(settings, address);
      if (template === null) throw new DeliveryError('There is no template for numbers abroad.', true);
      await sendSms(settings, context.now(), {
        PhoneNumbers: address.startsWith(mainland) ? address.slice(mainland.length) : address.slice(1),
        SignName: settings.signName,
        TemplateCode: template,
        TemplateParam: JSON.stringify({ code }),
      });
    },
  };
}

function templateFor({ template, templateAbroad }: SmsSettings, number: string): string | null {
  return number.startsWith(mainland) ? template : templateAbroad;
}

/** One call. Errors have a Code of their own, with any status. */
async function sendSms(settings: SmsSettings, now: number, parameters: Record<string, string>): Promise<void> {
  const { address, headers } = signAcs3(
    { apiUrl: settings.apiUrl, action: 'SendSms', version: '2017-05-25', parameters, now, nonce: randomUUID() },
    settings,
  );
  const response = await fetch(address, {
    method: 'POST',
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(answerMs),
  });
  const { Code, Message } = readAnswer(response.status, await response.text());
  if (Code === 'OK') return;
  const said = hidePersonal(Message).slice(0, longestMessage);
  throw new DeliveryError(`Alibaba Cloud answered ${Code}: ${said}`, finalCodes.includes(Code));
}

function readAnswer(status: number, text: string): z.output<typeof answer> {
  const read = answer.safeParse(parseJson(text));
  if (!read.success) throw new DeliveryError(`Alibaba Cloud's answer with status ${status} is unreadable.`, false);
  return read.data;
}

/** Undefined for invalid JSON: the parser's own error would quote the answer, which may contain the number. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
