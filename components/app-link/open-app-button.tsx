'use client';

import { useEffect, useRef, useState } from 'react';
import { goTo } from '@/lib/app-link/client/go-to';
import { launchApp, markAppInstalled, useHasApp } from '@/lib/app-link/client/open-app';
import type { AppWays, LaunchTarget } from '@/lib/app-link/rules/app-ways';
import { openStep } from '@/lib/app-link/rules/launch';
import { currentHost } from '@/lib/platform/client/host';
import { AndroidSheet, type SheetWords } from './android-sheet';

/** What the frame says of the native app: the messages `banner`, `prompt`, `button` and `sheet` of `appLink`. */
export interface AppWords {
  banner: { label: string; text: string };
  prompt: { label: string; close: string };
  button: { download: string; open: string };
  sheet: SheetWords;
}

interface OpenAppButtonProps {
  ways: AppWays;
  words: Pick<AppWords, 'button' | 'sheet'>;
  /** What the app is to show; its own first screen without one. */
  target?: LaunchTarget;
  className: string;
}

/**
 * The open-app button (specification section 4): 'download app' until `hasApp` is set, then 'open app'. Where no app
 * opens within the time-out, iOS goes on to the App Store and Android asks in its sheet. The HTML of a page is the same
 * for every host: what it stands in shows it only where `openStep` is not null.
 */
export function OpenAppButton({ ways, words, target = {}, className }: OpenAppButtonProps) {
  const hasApp = useHasApp();
  const [isAsking, setIsAsking] = useState(false);
  const callOff = useRef<() => void>(undefined);

  useEffect(() => () => callOff.current?.(), []);

  function press() {
    const host = currentHost();
    const step = openStep(host, hasApp, ways, target);
    if (step?.kind === 'sheet') setIsAsking(true);
    if (step?.kind === 'launch') launch(step.href);
    if (step?.kind === 'store') {
      if (host === 'ios') markAppInstalled();
      goTo(step.href);
    }
  }

  function launch(href: string) {
    setIsAsking(false);
    callOff.current?.();
    callOff.current = launchApp(href, {
      onStayed() {
        if (currentHost() === 'android') setIsAsking(true);
        else if (ways.storeUrl) goTo(ways.storeUrl);
      },
    });
  }

  return (
    <>
      <button type="button" onClick={press} className={className}>
        {hasApp ? words.button.open : words.button.download}
      </button>
      <AndroidSheet
        ways={ways}
        words={words.sheet}
        target={target}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onLaunch={(href) => {
          markAppInstalled();
          launch(href);
        }}
      />
    </>
  );
}
