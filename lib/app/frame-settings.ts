import { getTranslations } from 'next-intl/server';
import type { FrameProps } from '@/components/front/shell/frame';
import { hostsWithApp } from '@/lib/base/app-link/rules/launch';
import { currentWays } from '@/lib/base/app-link/server/app-ways';
import { env } from '@/lib/platform/server/env';

/** Props of the page frame that come from the configuration. */
export async function frameSettings(): Promise<Omit<FrameProps, 'children'>> {
  const { companyName, icpNumber, policeNumber, wechat, wechatLaunchAppId } = env();
  const ways = currentWays();
  const hosts = hostsWithApp(ways);
  return {
    footer: {
      company: companyName,
      icpNumber,
      policeNumber,
      year: new Date().getFullYear(),
      offersApp: hosts.length > 0,
    },
    app: { ways, hosts, words: await appWords() },
    shareCard: { configured: wechat !== null, launchAppId: wechatLaunchAppId },
  };
}

async function appWords(): Promise<FrameProps['app']['words']> {
  const t = await getTranslations('appLink');
  return {
    banner: { label: t('banner.label'), text: t('banner.text') },
    prompt: { label: t('prompt.label'), close: t('prompt.close') },
    button: { download: t('button.download'), open: t('button.open') },
    sheet: {
      label: t('sheet.label'),
      close: t('sheet.close'),
      apk: t('sheet.apk'),
      store: t('sheet.store'),
      open: t('sheet.open'),
    },
  };
}
