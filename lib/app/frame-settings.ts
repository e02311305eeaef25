import { getTranslations } from 'next-intl/server';
import type { FrameProps } from '@/components/shell/frame';
import { hostsWithApp } from '@/lib/app-link/rules/launch';
import { currentWays } from '@/lib/app-link/server/app-ways';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { messages } from './messages';

/** What the frame of a page gets from the configuration, and its words. */
export async function frameSettings(locale: string): Promise<Omit<FrameProps, 'children'>> {
  const t = await getTranslations('client');
  const { companyName, icpNumber, policeNumber, wechat, wechatLaunchAppId } = env();
  const ways = currentWays();
  const { client, shell, appLink } = messages[isLanguage(locale) ? locale : defaultLanguage];
  const { banner, button, prompt, sheet } = appLink;
  return {
    footer: {
      company: companyName,
      icpNumber,
      policeNumber,
      year: new Date().getFullYear(),
      offersApp: hostsWithApp(ways).length > 0,
    },
    app: { ways },
    shareCard: { configured: wechat !== null, launchAppId: wechatLaunchAppId },
    words: { notifications: t('notifications'), dismiss: t('dismiss') },
    messages: { client, shell, appLink: { banner, button, prompt, sheet } },
  };
}
