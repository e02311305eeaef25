import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import type { AppOffer } from '@/components/base/app-link/card-app-banner';
import { AppPrompt } from '@/components/base/app-link/card-app-prompt';
import { ShareCard, type ShareCardProps } from '@/components/base/wechat/card-share-card';
import { ShareButton } from '@/components/ui/share-button';
import { BridgeKeeper } from './bridge-keeper';
import { DailyVisit } from './daily-visit';
import { Footer, type FooterProps } from './footer';
import { Header } from './header';
import { MarkerKeeper } from './marker-keeper';
import { PageViews } from './page-views';
import { RouteDirection } from './route-direction';
import { SessionKeeper } from './session-keeper';

export interface FrameProps {
  footer: FooterProps;
  app: AppOffer;
  shareCard: ShareCardProps;
  children: ReactNode;
}

/** The frame of every page, in marketing pages and product screens alike: header, footer and what they need. */
export function Frame({ footer, app, shareCard, children }: FrameProps) {
  const t = useTranslations('shell.share');
  const shareWords = { copied: t('copied'), copiedInChat: t('copiedInChat'), copyFailed: t('copyFailed') };
  return (
    <>
      <SessionKeeper />
      <BridgeKeeper />
      <RouteDirection />
      <PageViews />
      <DailyVisit />
      <Suspense>
        <MarkerKeeper />
        <ShareCard {...shareCard} />
      </Suspense>
      <Header app={app} />
      <main id="main" className="overflow-x-clip">
        {children}
      </main>
      <Footer {...footer}>
        <ShareButton label={t('share')} words={shareWords} />
      </Footer>
      <AppPrompt {...app} />
    </>
  );
}
