import { getTranslations } from 'next-intl/server';
import type { FrameProps } from '@/components/shell/frame';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { clientMessages } from './client-messages';

/** What the frame of a page gets from the configuration, and its words. */
export async function frameSettings(locale: string): Promise<Omit<FrameProps, 'children'>> {
  const t = await getTranslations('client');
  const { companyName, icpNumber, policeNumber } = env();
  return {
    footer: { company: companyName, icpNumber, policeNumber, year: new Date().getFullYear() },
    words: { notifications: t('notifications'), dismiss: t('dismiss') },
    messages: clientMessages(isLanguage(locale) ? locale : defaultLanguage),
  };
}
