'use client';

import { buttonClass } from '@/components/ui/button-class';
import { markAppInstalled, markDownloadStarted } from '@/lib/app-link/client/has-app';
import type { AppWays } from '@/lib/app-link/rules/app-ways';
import { importWithTimeout } from '@/lib/platform/client/import-with-timeout';
import { toast } from '@/lib/platform/client/toast';
import type { Host } from '@/lib/platform/shared/host';

/** Shows something on one host alone. By style, so that the cached page is right for every host at the first paint. */
const shownOn = {
  ios: 'in-data-[host=ios]:block',
  android: 'in-data-[host=android]:block',
  wechat: 'in-data-[host=wechat]:block',
  weibo: 'in-data-[host=weibo]:block',
  windows: 'in-data-[host=windows]:block',
  web: 'in-data-[host=web]:block',
} as const satisfies Partial<Record<Host, string>>;

type ShownOn = keyof typeof shownOn;

export type LandingWords = Record<'store' | 'apk' | 'market' | 'open' | 'stayed', string>;

interface LandingButtonsProps {
  ways: AppWays;
  /** Where there is an address that opens the app. */
  opens: readonly ShownOn[];
  words: LandingWords;
}

/** The buttons of this device: the one that gets the app, and the one that opens it where it may be. */
export function LandingButtons({ ways, opens, words }: LandingButtonsProps) {
  const gets = [
    { name: 'store', href: ways.storeUrl, mark: markAppInstalled, hosts: ['ios'] },
    { name: 'apk', href: ways.apk, mark: markDownloadStarted, hosts: ['android'] },
    {
      name: 'market',
      href: ways.marketUrl,
      mark: markAppInstalled,
      hosts: ['wechat', 'weibo', 'windows', 'web', ...(ways.apk ? [] : (['android'] as const))],
    },
  ] as const;

  function open() {
    importWithTimeout(() => import('./launch-from-landing'), 'launch-from-landing').then(
      ({ launchFromLanding }) => launchFromLanding(ways, words.stayed),
      (error: Error) => toast(error.message),
    );
  }

  return (
    <ul className="mt-6 flex flex-col empty:hidden gap-3 md:flex-row md:flex-wrap">
      {gets.map(
        ({ name, href, mark, hosts }) =>
          href && (
            <li key={name} className={on(hosts)}>
              <a href={href} onClick={mark} className={`w-full md:w-auto ${buttonClass('accent')}`}>
                {words[name]}
              </a>
            </li>
          ),
      )}
      {opens.length > 0 && (
        <li className={on(opens)}>
          <button type="button" onClick={open} className={`w-full md:w-auto ${buttonClass('line')}`}>
            {words.open}
          </button>
        </li>
      )}
    </ul>
  );
}

function on(hosts: readonly ShownOn[]): string {
  return ['hidden', ...hosts.map((host) => shownOn[host])].join(' ');
}
