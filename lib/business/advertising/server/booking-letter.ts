import { createTranslator } from 'next-intl';
import { getPathname } from '@/lib/platform/i18n/navigation';
import type { Language } from '@/lib/platform/shared/language';
import en from '@/messages/en/business/advertising.json';
import zh from '@/messages/zh/business/advertising.json';
import type { Slot } from '../codes';
import { formatYuan } from '../rules/price';
import { weekWords } from '../rules/slot-words';
import { daysOfWeek } from '../rules/weeks';

interface Told {
  outcome: 'confirmed' | 'refused' | 'expired';
  language: Language;
  number: string;
  /** Key of the customer's page. */
  key: string;
  slots: readonly Slot[];
  priceFen: number | null;
  /** The reviewer's note; empty for none. */
  note: string;
}

const catalogues: Record<Language, typeof zh> = { zh, en };

/**
 * The letter about the outcome of a booking, in the customer's language. It contains nothing that the customer typed:
 * the address may be a stranger's, and must not receive texts by way of us. `hasReply`: replies are read.
 */
export function bookingLetter(told: Told, site: { siteUrl: string; hasReply: boolean }) {
  const { outcome, language, number, slots, priceFen, note } = told;
  const t = createTranslator({ locale: language, messages: catalogues[language] });
  const line = ({ product, week }: Slot) => {
    const { key, values } = weekWords(week);
    const { first, last } = daysOfWeek(week);
    // The year is before the first day in Chinese, after the last one in English.
    const year = String(language === 'zh' ? first.year : last.year);
    return t('mail.slot', { product: t(`products.${product}.name`), week: t(`weeks.${key}`, values), year });
  };
  const price = priceFen === null ? t('weeks.onRequest') : formatYuan(priceFen);
  const page = getPathname({ locale: language, href: `/business/requests/${encodeURIComponent(told.key)}` });
  const total = outcome === 'confirmed' ? `\n${t('mail.total', { price })}` : '';
  const text = [
    t(`mail.${outcome}.text`, { slots: slots.map(line).join('\n') + total }),
    ...(note ? [t('mail.note', { note })] : []),
    ...(site.hasReply ? [t('mail.reply')] : []),
    t('mail.status', { link: `${site.siteUrl}${page}` }),
  ];
  return { subject: t(`mail.${outcome}.subject`, { number }), text: text.join('\n\n') };
}
