import { createTranslator } from 'next-intl';
import type { LetterMessage } from '@/lib/base/delivery/port';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage, type Language, languageNames } from '@/lib/platform/shared/language';
import en from '@/messages/en/business/lead-console.json';
import zh from '@/messages/zh/business/lead-console.json';
import { campaignOf } from '../rules/lead-source';
import type { LeadTable } from './tables';

export type Letter = Pick<LetterMessage, 'subject' | 'text' | 'replyTo'>;

/** A request with related data. */
export type AnnouncedLead = Omit<LeadTable, 'source'> & {
  source: Record<string, string>;
  files: readonly string[];
};

const catalogues: Record<Language, Pick<typeof zh, 'mail'>> = { zh, en };

function wordsIn(language: Language) {
  const messages = { leadConsole: { mail: catalogues[language].mail } };
  return createTranslator({ locale: language, messages, namespace: 'leadConsole.mail' });
}

/** The letter to the team: the whole request, as plain text. Replies go to the customer. */
export function letterToTeam(lead: AnnouncedLead): Letter {
  const t = wordsIn(defaultLanguage);
  const facts = {
    number: lead.number,
    service: t(`services.${lead.service}`),
    company: lead.company,
    name: lead.name,
    mobile: lead.mobile,
    email: lead.email,
    budget: t(`budgets.${lead.budget}`),
    language: t(`languages.${lead.language}`),
    campaign: campaignOf(lead.source),
    files: lead.files.join(t('separator')),
  };
  const lines = Object.entries(facts)
    .filter(([, value]) => value)
    .map(([name, value]) => t('line', { label: t(`labels.${name as keyof typeof facts}`), value: value ?? '' }));
  const link = `${env().siteUrl}/staff/leads/${lead.id}`;
  const { company, number } = lead;
  return {
    subject: t('team.subject', { company, service: facts.service, number }),
    text: [t('team.lead'), lines.join('\n'), lead.message, t('team.open', { link })].join('\n\n'),
    ...(lead.email ? { replyTo: lead.email } : {}),
  };
}

/**
 * The letter to the customer, in the language of their request: the number and the link to its page. It contains
 * nothing that they wrote, since the address may be a stranger's and must not receive texts by way of us.
 */
export function letterToCustomer({ language, number, service, access_key }: AnnouncedLead): Letter {
  const t = wordsIn(language);
  const link = `${env().siteUrl}${languageNames[language].prefix}/business/requests/${access_key}`;
  return {
    subject: t('customer.subject', { number }),
    text: t('customer.text', { service: t(`services.${service}`), number, link }),
  };
}
