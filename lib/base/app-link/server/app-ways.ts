import { env } from '@/lib/platform/server/env';
import type { AppSettings } from '@/lib/platform/server/settings';
import { type AppWays, apkPath } from '../rules/app-ways';

/** The configured ways to the native app (specification section 4), as props for pages. */
export function currentWays(settings: AppSettings = env().app): AppWays {
  const { scheme, universalLink, storeUrl, marketUrl, apkFile } = settings;
  return { scheme, universalLink, storeUrl, marketUrl, apk: apkFile === null ? null : apkPath };
}
