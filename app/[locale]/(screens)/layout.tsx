import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientRoot } from '@/components/front/shell/client-root';
import { Frame } from '@/components/front/shell/frame';
import { RouteSlide } from '@/components/front/shell/route-slide';
import { SessionEndedHost } from '@/components/front/shell/session-ended-host';
import { ClientWords } from '@/lib/app/client-words';
import { frameSettings } from '@/lib/app/frame-settings';

/**
 * Product screens: React Query and the messages for the browser are in this layout only, so that marketing pages do not
 * load them.
 */
export default async function ScreensLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('client');
  return (
    <Frame {...(await frameSettings())}>
      <ClientWords of={[]}>
        <ClientRoot loadingLabel={t('loading')}>
          <SessionEndedHost />
          <RouteSlide>{children}</RouteSlide>
        </ClientRoot>
      </ClientWords>
    </Frame>
  );
}
