import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The native app of the journeys' server, as an operator would configure it. */
export const app = {
  APP_SCHEME: 'lightfield',
  APP_STORE_URL: 'https://apps.example.org/app/id1',
  APP_MARKET_URL: 'https://store.example.org/lightfield',
  APPLE_APP_IDS: 'ABCDE12345.org.example.app',
  ANDROID_APP_PACKAGE: 'org.example.app',
  ANDROID_APP_FINGERPRINTS: Array.from({ length: 32 }, () => '0A').join(':'),
  WECHAT_VERIFY: 'aB3dE6gH9jK2mN5p',
};

/** Stands in for the Android app: larger than one read, no two parts alike. */
export const apk = Buffer.from(Array.from({ length: 600_000 }, (_, index) => (index * 31 + (index >> 11)) % 251));

/** @param {string} folder where the Android app is written */
export function configuredApp(folder) {
  const file = join(folder, 'lightfield.apk');
  writeFileSync(file, apk);
  return { ...app, APP_APK_FILE: file };
}
