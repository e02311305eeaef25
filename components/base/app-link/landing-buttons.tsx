import { buttonClass } from '@/components/ui/button-class';
import type { AppWays } from '@/lib/base/app-link/rules/app-ways';
import type { Host } from '@/lib/platform/shared/host';
import { GetAppLink, OpenApp } from './landing-presses';

/** Shows something on one host only. By CSS, so that the cached page is right for every host at the first paint. */
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
  /** The hosts where an address opens the app. */
  opens: readonly ShownOn[];
  words: LandingWords;
}

/** The buttons for this device: one to get the app, and one to open it where possible. */
export function LandingButtons({ ways, opens, words }: LandingButtonsProps) {
  const gets = [
    { name: 'store', href: ways.storeUrl, hosts: ['ios'] },
    { name: 'apk', href: ways.apk, hosts: ['android'] },
    {
      name: 'market',
      href: ways.marketUrl,
      hosts: ['wechat', 'weibo', 'windows', 'web', ...(ways.apk ? [] : (['android'] as const))],
    },
  ] as const;

  return (
    <ul className="mt-6 flex flex-col empty:hidden gap-3 md:flex-row md:flex-wrap">
      {gets.map(
        ({ name, href, hosts }) =>
          href && (
            <li key={name} className={on(hosts)}>
              <GetAppLink
                href={href}
                isDownload={name === 'apk'}
                className={`w-full md:w-auto ${buttonClass('accent')}`}
              >
                {words[name]}
              </GetAppLink>
            </li>
          ),
      )}
      {opens.length > 0 && (
        <li className={on(opens)}>
          <OpenApp ways={ways} stayed={words.stayed} className={`w-full md:w-auto ${buttonClass('line')}`}>
            {words.open}
          </OpenApp>
        </li>
      )}
    </ul>
  );
}

function on(hosts: readonly ShownOn[]): string {
  return ['hidden', ...hosts.map((host) => shownOn[host])].join(' ');
}
