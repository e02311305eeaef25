import { createTranslator } from 'next-intl';
import type { deliver } from '@/lib/base/delivery/port';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage, type Language, languageNames } from '@/lib/platform/shared/language';
import en from '@/messages/en/business/chat.json';
import enConsole from '@/messages/en/business/chat-console.json';
import zh from '@/messages/zh/business/chat.json';
import zhConsole from '@/messages/zh/business/chat-console.json';
import type { Conversation } from './conversation';

type Letter = Extract<Parameters<typeof deliver>[1], { kind: 'letter' }>;

const catalogues: Record<Language, { chat: typeof zh; chatConsole: typeof zhConsole }> = {
  zh: { chat: zh, chatConsole: zhConsole },
  en: { chat: en, chatConsole: enConsole },
};

/** The letter about a visitor's messages to the team; replies go to the visitor, if they left an address. */
export function teamLetter(
  address: string,
  { code, email, landing, language }: Pick<Conversation, 'code' | 'email' | 'landing' | 'language'>,
  texts: readonly string[],
): Letter {
  const messages = catalogues[defaultLanguage];
  const t = createTranslator({ locale: defaultLanguage, messages, namespace: 'chatConsole.mail' });
  const facts = [
    t('visitor', { code }),
    t(email ? 'email' : 'noEmail', { email: email ?? '' }),
    t('language', { language: t(`languages.${language}`) }),
    ...(landing ? [t('landing', { landing })] : []),
  ];
  return {
    channel: 'email',
    kind: 'letter',
    address,
    subject: t('subject', { code }),
    text: [...facts, '', ...quoted(texts), '', t('open', { address: `${env().siteUrl}/staff/chats` })].join('\n'),
    ...(email && { replyTo: email }),
  };
}

/** The letter to a visitor who has left: the answers, and a link to the conversation. */
export function answersLetter(address: string, language: Language, texts: readonly string[]): Letter {
  const t = createTranslator({ locale: language, messages: catalogues[language], namespace: 'chat.mail' });
  const { siteUrl, business } = env();
  const page = `${siteUrl}${languageNames[language].prefix}/customer`;
  return {
    channel: 'email',
    kind: 'letter',
    address,
    subject: t('subject'),
    text: [t('intro', { count: texts.length }), '', ...quoted(texts), '', t('back', { address: page })].join('\n'),
    ...(business.email && { replyTo: business.email }),
  };
}

/** Quotes each message, so that none of its lines can pass for one of ours. */
function quoted(texts: readonly string[]): string[] {
  return texts.flatMap((text, index) => [
    ...(index > 0 ? ['>'] : []),
    ...text.split(/\r\n|\r|\n/).map((line) => `> ${line}`),
  ]);
}
