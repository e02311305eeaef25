import type { Host } from '@/lib/platform/shared/host';
import { wellFormed } from '@/lib/platform/shared/well-formed';
import type { AppWays, LaunchTarget } from './app-ways';

/** What a press on the open-app button does: go to a store, open the app, or show the bottom sheet. */
export type OpenStep = { kind: 'store'; href: string } | { kind: 'launch'; href: string } | { kind: 'sheet' };

/** `launch` is the address that opens the app, null where the site has none. */
type Choose = (ways: AppWays, hasApp: boolean, launch: string | null) => OpenStep | null;

const store = (href: string | null): OpenStep | null => (href ? { kind: 'store', href } : null);
const open = (href: string | null): OpenStep | null => (href ? { kind: 'launch', href } : null);
const sheet = ({ apk, scheme, marketUrl }: AppWays): OpenStep | null =>
  apk || scheme || marketUrl ? { kind: 'sheet' } : null;

const never: Choose = () => null;
const market: Choose = ({ marketUrl }) => store(marketUrl);

/** Specification section 4, 'Open-app button', by host. */
const chooseOn: Record<Host, Choose> = {
  'app-ios': never,
  'app-android': never,
  wechat: market,
  weibo: market,
  windows: market,
  ios: (ways, hasApp, launch) => (hasApp && open(launch)) || store(ways.storeUrl),
  android: (ways, hasApp, launch) => (hasApp && open(launch)) || sheet(ways),
  web: market,
};

/**
 * The address that opens the app at a target (specification sections 2 and 4): on iOS the universal link where the site
 * has one, else the custom scheme, whose page `frs` shows a channel by its name. Null where the site has neither.
 */
export function launchAddress(ways: AppWays, host: Host, target: LaunchTarget): string | null {
  const { maType, maId, forumName } = target;
  const query = Object.entries({ maType, maId, kw: forumName })
    // By hand: form encoding writes a space as a plus, which an app reads as a plus.
    .flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(wellFormed(value))}`] : []))
    .join('&');
  if (host === 'ios' && ways.universalLink) {
    const link = new URL(ways.universalLink);
    link.search = [link.search.slice(1), query].filter(Boolean).join('&');
    return link.href;
  }
  if (!ways.scheme) return null;
  return `${ways.scheme}://${forumName ? 'frs' : 'open'}${query && `?${query}`}`;
}

/**
 * What a press on the open-app button does (specification section 4); null, and no button, where there is nothing to
 * offer. iOS goes to the App Store first and opens the app once `hasApp` is set, Android asks in a sheet until then,
 * chat and microblog apps and desktops always go to the store page.
 */
export function openStep(host: Host, hasApp: boolean, ways: AppWays, target: LaunchTarget): OpenStep | null {
  return chooseOn[host](ways, hasApp, launchAddress(ways, host, target));
}

/** The hosts where the open-app button has something to offer. */
export function hostsWithApp(ways: AppWays): Host[] {
  const hosts = Object.keys(chooseOn) as Host[];
  return hosts.filter((host) => openStep(host, false, ways, {}) !== null);
}
