import { readEnv } from '@/lib/platform/server/env';
import { currentWays } from './app-ways';

const ways = (values: Record<string, string>) => currentWays(readEnv(values).app);

test('a site without an app has no way into it', () => {
  expect(ways({})).toEqual({ scheme: null, universalLink: null, storeUrl: null, marketUrl: null, apk: null });
});

test('what is configured is offered, and the file never by its place on the disk', () => {
  const configured = {
    APP_SCHEME: 'lightfield',
    APP_UNIVERSAL_LINK: 'https://app.example.org/open',
    APP_STORE_URL: 'https://apps.example.org/app/1',
    APP_MARKET_URL: 'https://store.example.org/app',
    APP_APK_FILE: __filename,
    APPLE_APP_IDS: 'ABCDE12345.org.example.app',
  };
  expect(ways(configured)).toEqual({
    scheme: 'lightfield',
    universalLink: 'https://app.example.org/open',
    storeUrl: 'https://apps.example.org/app/1',
    marketUrl: 'https://store.example.org/app',
    apk: '/download/lightfield.apk',
  });
});
