import type { FrameProps } from '@/components/shell/frame';
import { hostsWithApp } from '@/lib/app-link/rules/launch';
import { currentWays } from '@/lib/app-link/server/app-ways';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage, isLanguage } from '@/lib/platform/shared/language';
import { messages } from './messages';

/** What the frame of a page gets from the configuration, and its words. */
export function frameSettings(locale: string): Omit<FrameProps, 'children'> {
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
    messages: { client, shell, appLink: { banner, button, prompt, sheet } },
  };
}
