import { launchApp } from '@/lib/base/app-link/client/launch-app';
import type { AppWays } from '@/lib/base/app-link/rules/app-ways';
import { launchAddress } from '@/lib/base/app-link/rules/launch';
import { readLaunchQuery } from '@/lib/base/app-link/rules/launch-query';
import { currentHost } from '@/lib/platform/client/host';
import { toast } from '@/lib/platform/client/toast';

/**
 * Opens what the address of the landing page asks for, since a failed launch leads there with its query. Says so when
 * no app opened.
 */
export function launchFromLanding(ways: AppWays, stayed: string): void {
  const target = readLaunchQuery(new URLSearchParams(location.search));
  const address = launchAddress(ways, currentHost(), target);
  if (address !== null) launchApp(address, { onStayed: () => toast(stayed) });
}
