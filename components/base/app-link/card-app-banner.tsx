import { Mark } from '@/components/ui/mark';
import type { AppWays } from '@/lib/base/app-link/rules/app-ways';
import type { Host } from '@/lib/platform/shared/host';
import { type AppWords, OpenAppButton } from './open-app-button';
import { WhileAppOffered } from './while-app-offered';

/** The native app as this site offers it. */
export interface AppOffer {
  ways: AppWays;
  /** The hosts on which these ways lead to the app. */
  hosts: readonly Host[];
  words: AppWords;
}

/**
 * The download banner (specification section 4), until the Android download starts. It is in the HTML of every page of
 * a site that has an app; on which hosts it shows is decided by CSS, so that nothing shifts or flashes. The style is
 * rendered in the head, where HTML allows it, and stays there: it holds while there is a banner. Without JavaScript no
 * host is detected and the banner does not show.
 */
export function AppBanner({ ways, hosts, words }: AppOffer) {
  if (hosts.length === 0) return null;

  const root = `:root:is(${hosts.map((host) => `[data-host=${host}]`)}):has(.app-banner)`;
  const style = `${root}{--app-banner:48px}${root} .app-banner{display:block}`;
  return (
    <WhileAppOffered>
      <style href={`app-banner-${hosts.join('-')}`} precedence="app-banner">
        {style}
      </style>
      <section aria-label={words.banner.label} className="app-banner border-b border-line bg-shade text-white">
        <div className="wrap flex h-full items-center gap-2.5">
          <Mark className="size-5 shrink-0" />
          <p className="min-w-0 flex-1 text-sm text-pretty">{words.banner.text}</p>
          <OpenAppButton
            ways={ways}
            words={words}
            className="relative min-h-8 shrink-0 rounded-full bg-lit px-3.5 text-sm font-semibold text-lit-ink before:absolute before:inset-x-0 before:-inset-y-1.5 focus-visible:outline-white"
          />
        </div>
      </section>
    </WhileAppOffered>
  );
}
