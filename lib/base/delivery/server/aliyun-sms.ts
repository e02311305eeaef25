import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { signAcs3 } from '@/lib/platform/server/cloud/acs3-signature';
import type { SmsNote, SmsSettings } from '@/lib/platform/server/settings';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { hidePersonal } from '../rules/hide-personal';
import { answerMs, type CodeMessage, DeliveryError, type NoteMessage, type Sender } from './sender';

/** Errors that a retry does not solve: an invalid number, one with too many messages, or rejected content. */
const finalCodes: readonly string[] = [
  'isv.MOBILE_NUMBER_ILLEGAL',
  'isv.BUSINESS_LIMIT_CONTROL',
  'isv.BLACK_KEY_CONTROL_LIMIT',
];

const mainland = '+86';
const longestMessage = 300;
/** The characters that a variable of a template takes. */
const longestValue = 35;

const answer = z.object({ Code: z.string(), Message: z.string().default('') });

/**
 * Text messages by Alibaba Cloud (dysmsapi, SendSms of 2017-05-25). Their text is that of a pre-approved template;
 * numbers outside mainland China need one of their own.
 */
export function aliyunSms(settings: SmsSettings): Sender {
  return {
    reaches: (channel, address, note) =>
      channel === 'phone' &&
      (address === undefined
        ? note === undefined || settings.notes[note] !== undefined
        : templateFor(settings, address, note) !== null),
    async send(context, message) {
      if (message.kind === 'letter') throw new DeliveryError('A letter can only be an e-mail.', true);
      const { address } = message;
      const template = templateFor(settings, address, message.kind === 'note' ? message.note : undefined);
      if (template === null) throw new DeliveryError('There is no template for it and numbers like this.', true);
      await sendSms(settings, context.now(), {
        PhoneNumbers: address.startsWith(mainland) ? address.slice(mainland.length) : address.slice(1),
        SignName: settings.signName,
        TemplateCode: template,
        TemplateParam: JSON.stringify(valuesOf(message)),
      });
    },
  };
}

function templateFor(settings: SmsSettings, number: string, note?: SmsNote): string | null {
  const isAtHome = number.startsWith(mainland);
  if (note !== undefined) return (isAtHome && settings.notes[note]) || null;
  return isAtHome ? settings.template : settings.templateAbroad;
}

function valuesOf(message: CodeMessage | NoteMessage): Record<string, string> {
  if (message.kind === 'code') return { code: message.code };
  const { title, time } = message.values;
  return { title: truncate(title, longestValue), time };
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
