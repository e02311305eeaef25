import { NextIntlClientProvider } from 'next-intl';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import type { AppOffer } from '@/components/app-link/card-app-banner';
import { AppPrompt } from '@/components/app-link/card-app-prompt';
import { ShareCard, type ShareCardProps } from '@/components/wechat/card-share-card';
import { BridgeKeeper } from './bridge-keeper';
import { Footer, type FooterProps } from './footer';
import { Header } from './header';
import { MarkerKeeper } from './marker-keeper';
import { PageViews } from './page-views';
import { RouteDirection } from './route-direction';
import { SessionKeeper } from './session-keeper';
import { ShareButton } from './share-button';
import { ToastHost } from './toast-host';

export interface FrameProps {
  footer: FooterProps;
  app: AppOffer;
  shareCard: ShareCardProps;
  /** From the messages `client.notifications` and `client.dismiss`. */
  words: { notifications: string; dismiss: string };
  /** The words of the frame's own client components. */
  messages: ComponentProps<typeof NextIntlClientProvider>['messages'];
  children: ReactNode;
}

/** What stands around every page, on marketing pages and in product screens alike: header, footer, what they keep. */
export function Frame({ footer, app, shareCard, words, messages, children }: FrameProps) {
  return (
    <NextIntlClientProvider messages={messages}>
      <SessionKeeper />
      <BridgeKeeper />
      <RouteDirection />
      <PageViews />
      <Suspense>
        <MarkerKeeper />
        <ShareCard {...shareCard} />
      </Suspense>
      <Header {...app} />
      <main id="main" className="overflow-x-clip">
        {children}
      </main>
      <Footer {...footer}>
        <ShareButton />
      </Footer>
      <AppPrompt {...app} />
      <ToastHost label={words.notifications} dismissLabel={words.dismiss} />
    </NextIntlClientProvider>
  );
}
