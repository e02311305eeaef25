import fc from 'fast-check';
import type { Host } from '@/lib/platform/shared/host';
import { type AppWays, apkPath } from './app-ways';
import { hostsWithApp, launchAddress, type OpenStep, openStep } from './launch';

const none: AppWays = { scheme: null, universalLink: null, storeUrl: null, marketUrl: null, apk: null };
const all: AppWays = {
  scheme: 'lightfield',
  universalLink: 'https://app.example.org/open',
  storeUrl: 'https://apps.example.com/id1',
  marketUrl: 'https://market.example.com/detail',
  apk: apkPath,
};
const hosts: Host[] = ['app-ios', 'app-android', 'wechat', 'weibo', 'windows', 'ios', 'android', 'web'];

const appStore: OpenStep = { kind: 'store', href: 'https://apps.example.com/id1' };
const market: OpenStep = { kind: 'store', href: 'https://market.example.com/detail' };
const byLink: OpenStep = { kind: 'launch', href: 'https://app.example.org/open' };
const byScheme: OpenStep = { kind: 'launch', href: 'lightfield://open' };
const sheet: OpenStep = { kind: 'sheet' };

describe('the open-app button', () => {
  const table: [Host, configured: string, ways: AppWays, first: OpenStep | null, withApp: OpenStep | null][] = [
    ['app-ios', 'everything', all, null, null],
    ['app-android', 'everything', all, null, null],
    ['wechat', 'everything', all, market, market],
    ['weibo', 'everything', all, market, market],
    ['windows', 'everything', all, market, market],
    ['web', 'everything', all, market, market],
    ['ios', 'everything', all, appStore, byLink],
    ['android', 'everything', all, sheet, byScheme],
    ['wechat', 'no store page', { ...all, marketUrl: null }, null, null],
    ['weibo', 'no store page', { ...all, marketUrl: null }, null, null],
    ['windows', 'no store page', { ...all, marketUrl: null }, null, null],
    ['web', 'no store page', { ...all, marketUrl: null }, null, null],
    ['ios', 'no universal link', { ...all, universalLink: null }, appStore, byScheme],
    ['ios', 'no way to open', { ...all, universalLink: null, scheme: null }, appStore, appStore],
    ['ios', 'no App Store', { ...all, storeUrl: null }, null, byLink],
    ['android', 'no scheme', { ...all, scheme: null }, sheet, sheet],
    ['android', 'the file alone', { ...none, apk: apkPath }, sheet, sheet],
    ['android', 'the store page alone', { ...none, marketUrl: all.marketUrl }, sheet, sheet],
    ['android', 'the scheme alone', { ...none, scheme: 'lightfield' }, sheet, byScheme],
    [
      'android',
      'what is for iOS alone',
      { ...none, storeUrl: all.storeUrl, universalLink: all.universalLink },
      null,
      null,
    ],
    ...hosts.map((host) => [host, 'nothing', none, null, null] as [Host, string, AppWays, null, null]),
  ];

  test.each(table)('on %s with %s', (host, _, ways, first, withApp) => {
    expect(openStep(host, false, ways, {})).toEqual(first);
    expect(openStep(host, true, ways, {})).toEqual(withApp);
    expect(hostsWithApp(ways).includes(host)).toBe(first !== null);
  });

  test('who was offered something is offered something with the app as well', () => {
    const maybe = (text: string) => fc.constantFrom(text, null);
    const anyWays: fc.Arbitrary<AppWays> = fc.record({
      scheme: maybe('lightfield'),
      universalLink: maybe('https://app.example.org/open'),
      storeUrl: maybe('https://apps.example.com/id1'),
      marketUrl: maybe('https://market.example.com/detail'),
      apk: fc.constantFrom(apkPath, null),
    });
    fc.assert(
      fc.property(anyWays, (ways) => {
        for (const host of hostsWithApp(ways)) expect(openStep(host, true, ways, {})).not.toBeNull();
      }),
    );
  });

  test('opens the app at the target', () => {
    expect(openStep('android', true, all, { maType: '1', maId: '7' })).toEqual({
      kind: 'launch',
      href: 'lightfield://open?maType=1&maId=7',
    });
  });
});

describe('the address that opens the app', () => {
  test.each([
    ['android', {}, 'lightfield://open'],
    ['android', { maType: '1' }, 'lightfield://open?maType=1'],
    ['android', { maType: '1', maId: 'v 1&2' }, 'lightfield://open?maType=1&maId=v%201%262'],
    ['android', { maType: '', maId: '' }, 'lightfield://open'],
    ['android', { forumName: '光影 Art' }, 'lightfield://frs?kw=%E5%85%89%E5%BD%B1%20Art'],
    ['android', { maType: '3', maId: 't1', forumName: 'a' }, 'lightfield://frs?maType=3&maId=t1&kw=a'],
    ['web', { maType: '1' }, 'lightfield://open?maType=1'],
    ['ios', {}, 'https://app.example.org/open'],
    ['ios', { maType: '1', maId: '7' }, 'https://app.example.org/open?maType=1&maId=7'],
    ['ios', { forumName: '光影' }, 'https://app.example.org/open?kw=%E5%85%89%E5%BD%B1'],
  ] as const)('on %s for %p is %s', (host, target, address) => {
    expect(launchAddress(all, host, target)).toBe(address);
  });

  test('keeps the query that the universal link has', () => {
    const ways = { ...all, universalLink: 'https://app.example.org/open?from=web' };
    expect(launchAddress(ways, 'ios', {})).toBe('https://app.example.org/open?from=web');
    expect(launchAddress(ways, 'ios', { maId: '7' })).toBe('https://app.example.org/open?from=web&maId=7');
  });

  test('is the scheme where iOS has no universal link, and none where there is neither', () => {
    expect(launchAddress({ ...all, universalLink: null }, 'ios', { maId: '7' })).toBe('lightfield://open?maId=7');
    expect(launchAddress({ ...all, scheme: null, universalLink: null }, 'ios', {})).toBeNull();
    expect(launchAddress({ ...all, scheme: null }, 'android', {})).toBeNull();
  });

  test('says every given value, whatever is in it', () => {
    const value = fc.option(fc.string({ unit: 'grapheme', minLength: 1 }), { nil: undefined });
    const anyTarget = fc.record({ maType: value, maId: value, forumName: value });
    fc.assert(
      fc.property(fc.constantFrom(...hosts), anyTarget, (host, target) => {
        const { searchParams } = new URL(launchAddress(all, host, target) ?? '');
        const { maType, maId, forumName } = target;
        const given = Object.entries({ maType, maId, kw: forumName }).filter(([, text]) => text !== undefined);
        expect([...searchParams]).toEqual(given);
      }),
    );
  });

  test('stands even what is no text', () => {
    expect(launchAddress(all, 'android', { maId: '\ud800' })).toBe('lightfield://open?maId=%EF%BF%BD');
  });
});
