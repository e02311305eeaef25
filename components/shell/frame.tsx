import { NextIntlClientProvider } from 'next-intl';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { Footer, type FooterProps } from './footer';
import { Header } from './header';
import { MarkerKeeper } from './marker-keeper';
import { PageViews } from './page-views';
import { RouteDirection } from './route-direction';
import { SessionKeeper } from './session-keeper';
import { ToastHost } from './toast-host';

export interface FrameProps {
  footer: FooterProps;
  /** From the messages `client.notifications` and `client.dismiss`. */
  words: { notifications: string; dismiss: string };
  /** The words of the frame's own client components. */
  messages: ComponentProps<typeof NextIntlClientProvider>['messages'];
  children: ReactNode;
}

/** What stands around every page, on marketing pages and in product screens alike: header, footer, what they keep. */
export function Frame({ footer, words, messages, children }: FrameProps) {
  return (
    <NextIntlClientProvider messages={messages}>
      <SessionKeeper />
      <Suspense>
        <MarkerKeeper />
      </Suspense>
      <PageViews />
      <RouteDirection />
      <Header />
      <main id="main" className="overflow-x-clip">
        {children}
      </main>
      <Footer {...footer} />
      <ToastHost label={words.notifications} dismissLabel={words.dismiss} />
    </NextIntlClientProvider>
  );
}
