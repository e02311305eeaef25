import { createTranslator } from 'next-intl';
import type { Language } from '@/lib/platform/shared/language';
import en from '@/messages/en/delivery.json';
import zh from '@/messages/zh/delivery.json';
import type { CodeMessage } from './sender';

const catalogues: Record<Language, typeof zh> = { zh, en };

/** What a message says, in the person's language; a text message of a provider says its template instead. */
export function wordsOf({ kind, code, minutes, language }: CodeMessage): { subject: string; text: string } {
  const messages = { delivery: catalogues[language] };
  const t = createTranslator({ locale: language, messages, namespace: `delivery.${kind}` });
  return { subject: t('subject', { code }), text: t('text', { code, minutes }) };
}
