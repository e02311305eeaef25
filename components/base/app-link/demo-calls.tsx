'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { type AppCall, callApp } from '@/lib/platform/client/native-bridge';
import { shareAddress } from '@/lib/platform/client/page-card';
import { DemoField, DemoSection } from './demo-section';

type CallName = AppCall[0];

const longestId = 64;
const here = () => ({ url: shareAddress(location.href) });

/** Makes each defined call to the app (specification section 7), and says whether the app accepted it. */
export function DemoCalls() {
  const t = useTranslations('appLink.demo.calls');
  const [userId, setUserId] = useState('');
  const [videoId, setVideoId] = useState('');
  const [taken, setTaken] = useState<Partial<Record<CallName, boolean>>>({});
  const calls: Record<CallName, () => boolean> = {
    share: () => callApp('share', here()),
    openLogin: () => callApp('openLogin'),
    loginWithUrl: () => callApp('loginWithUrl', here()),
    personalHome: () => callApp('personalHome', { userId }),
    video: () => callApp('video', { videoId }),
  };
  return (
    <DemoSection title={t('title')}>
      <div className="grid gap-3 md:grid-cols-2">
        <DemoField label="userId" value={userId} maxLength={longestId} onChange={setUserId} />
        <DemoField label="videoId" value={videoId} maxLength={longestId} onChange={setVideoId} />
      </div>
      <ul className="mt-3">
        {(Object.keys(calls) as CallName[]).map((name) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
            <button
              type="button"
              onClick={() => setTaken({ ...taken, [name]: calls[name]() })}
              className={buttonClass('line')}
            >
              {t(name)}
            </button>
            <span role="status" className={taken[name] ? 'text-ok' : 'text-danger'}>
              {taken[name] !== undefined && t(taken[name] ? 'taken' : 'refused')}
            </span>
          </li>
        ))}
      </ul>
    </DemoSection>
  );
}
