'use client';

import type { ComponentProps, ReactNode } from 'react';
import { markAppInstalled, markDownloadStarted } from '@/lib/base/app-link/client/has-app';
import type { AppWays } from '@/lib/base/app-link/rules/app-ways';
import { loadPart } from '@/lib/platform/client/load-part';

/** A link that gets the app, and remembers that it was followed. */
export function GetAppLink({ isDownload, href, ...props }: { isDownload: boolean } & ComponentProps<'a'>) {
  return <a href={href} {...props} onClick={isDownload ? markDownloadStarted : markAppInstalled} />;
}

interface OpenAppProps {
  ways: AppWays;
  /** Message when no app opened. */
  stayed: string;
  className: string;
  children: ReactNode;
}

/** Tries to open the app; its code is loaded on press. */
export function OpenApp({ ways, stayed, ...props }: OpenAppProps) {
  function open() {
    loadPart(
      () => import('./launch-from-landing'),
      'launch-from-landing',
      ({ launchFromLanding }) => launchFromLanding(ways, stayed),
    );
  }
  return <button type="button" onClick={open} {...props} />;
}
