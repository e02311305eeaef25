'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { launchApp } from '@/lib/base/app-link/client/launch-app';
import { toast } from '@/lib/platform/client/toast';
import { useRouter } from '@/lib/platform/i18n/use-navigation';

/** How long the test page waits for the app, in milliseconds (specification section 9). */
export const demoTimeout = 2000;

interface DemoLaunchProps {
  address: string;
  /** Where it goes when the app does not open. */
  landing: string;
}

/** Opens the app from a browser. */
export function DemoLaunch({ address, landing }: DemoLaunchProps) {
  const t = useTranslations('appLink.demo.address');
  const router = useRouter();
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);

  function launch() {
    cancel.current();
    cancel.current = launchApp(address, {
      timeout: demoTimeout,
      onStayed() {
        toast(t('stayed'));
        router.push(landing);
      },
    });
  }

  return (
    <button type="button" onClick={launch} className={`w-full md:w-auto ${buttonClass('accent')}`}>
      {t('launch')}
    </button>
  );
}
