'use client';

import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import type { AppWays } from '@/lib/base/app-link/rules/app-ways';
import { launchAddress } from '@/lib/base/app-link/rules/launch';
import { landingPath, readLaunchQuery } from '@/lib/base/app-link/rules/launch-query';
import { currentHost, inOwnApp } from '@/lib/platform/client/host';
import type { Host } from '@/lib/platform/shared/host';
import { DemoAddress } from './demo-address';
import { DemoCalls } from './demo-calls';
import { DemoHere } from './demo-here';
import { DemoInbox } from './demo-inbox';
import { DemoLaunch } from './demo-launch';
import { DemoTag } from './demo-tag';

interface DemoProps {
  ways: AppWays;
  /** Id of the app at the chat app's open platform; null where the site has none. */
  launchAppId: string | null;
}

/** The page to test the native app with (specification section 2): what it shows depends on where it is opened. */
export function Demo({ ways, launchAppId }: DemoProps) {
  const t = useTranslations('appLink.demo');
  const host = useSyncExternalStore<Host>(never, currentHost, () => 'web');
  const [texts, setTexts] = useState({ maType: '', maId: '', forumName: '' });
  const target = readLaunchQuery(new URLSearchParams(texts));
  const address = launchAddress(ways, host, target);
  const landing = landingPath(new URLSearchParams({ ...target }));
  return (
    <div className="wrap max-w-3xl pt-7">
      <h1 className="text-2xl">{t('headline')}</h1>
      <p className="mt-2 text-ink-2 text-pretty">{t('lead')}</p>
      <DemoHere host={host} />
      <DemoAddress texts={texts} onChange={setTexts} address={address}>
        {host === 'wechat' && address && <DemoTag appId={launchAppId} address={address} landing={landing} />}
        {host !== 'wechat' && !inOwnApp(host) && address && <DemoLaunch address={address} landing={landing} />}
      </DemoAddress>
      {inOwnApp(host) && (
        <>
          <DemoCalls />
          <DemoInbox />
        </>
      )}
    </div>
  );
}

const never = () => () => {};
