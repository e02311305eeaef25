import { useTranslations } from 'next-intl';
import type { AppWays } from '@/lib/base/app-link/rules/app-ways';
import { isIosSafari } from '@/lib/base/app-link/rules/ios-safari';
import { launchAddress } from '@/lib/base/app-link/rules/launch';
import { channelByNamePath, landingPath, readLaunchQuery } from '@/lib/base/app-link/rules/launch-query';
import { inOwnApp } from '@/lib/platform/client/host';
import { redirect } from '@/lib/platform/i18n/navigation';
import { hostOf } from '@/lib/platform/shared/host';
import type { Language } from '@/lib/platform/shared/language';
import { LaunchAttempt } from './launch-attempt';
import { LaunchBlocked } from './launch-blocked';

interface LaunchProps {
  language: Language;
  ways: AppWays;
  userAgent: string;
  /** The query of the page's address. */
  query: URLSearchParams;
}

/**
 * Opens the native app by its custom scheme (specification section 2, 'App-open pages'). In the app there is nothing to
 * open, so it goes to the home page. Without a scheme there is only the landing page, which keeps the query. A channel that is
 * named is shown instead of either. Chat and
 * microblog apps refuse schemes silently, so nothing is tried there.
 * A universal link is left to the landing page: it may lead to this very page, which would then load endlessly.
 */
export function Launch({ language, ways, userAgent, query }: LaunchProps) {
  const t = useTranslations('appLink.launch');
  const host = hostOf(userAgent);
  const landing = landingPath(query);
  const address = launchAddress({ ...ways, universalLink: null }, host, readLaunchQuery(query));
  const channel = channelByNamePath(query);
  if (inOwnApp(host)) return redirect({ href: channel ?? '/', locale: language });
  if (address === null) return redirect({ href: channel ?? landing, locale: language });
  if (host === 'wechat' || host === 'weibo') return <LaunchBlocked host={host} marketUrl={ways.marketUrl} />;
  const words = {
    opening: t('opening'),
    left: t('left'),
    title: t('title'),
    text: t('text'),
    pullDown: t('pullDown'),
    notDownloaded: t('notDownloaded'),
    downloaded: t('downloaded'),
  };
  return <LaunchAttempt address={address} landing={landing} pullsDown={isIosSafari(userAgent)} words={words} />;
}
