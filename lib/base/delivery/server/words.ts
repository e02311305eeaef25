import { createTranslator } from 'next-intl';
import type { Language } from '@/lib/platform/shared/language';
import en from '@/messages/en/base/delivery.json';
import zh from '@/messages/zh/base/delivery.json';
import type { Message } from './sender';

const catalogues: Record<Language, typeof zh> = { zh, en };

/** Text of a message, with a code in the person's language; a provider's text message uses its template instead. */
export function wordsOf(message: Message): { subject: string; text: string } {
  if (message.kind !== 'code') return { subject: message.subject, text: message.text };
  const { kind, code, minutes, language } = message;
  const messages = { delivery: catalogues[language] };
  const t = createTranslator({ locale: language, messages, namespace: `delivery.${kind}` });
  return { subject: t('subject', { code }), text: t('text', { code, minutes }) };
}
