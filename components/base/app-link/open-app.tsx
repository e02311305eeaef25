'use client';

import { useEffect, useRef, useState } from 'react';
import { goTo } from '@/lib/base/app-link/client/go-to';
import { markAppInstalled, useHasApp } from '@/lib/base/app-link/client/has-app';
import { launchApp } from '@/lib/base/app-link/client/launch-app';
import type { AppWays, LaunchTarget } from '@/lib/base/app-link/rules/app-ways';
import { openStep } from '@/lib/base/app-link/rules/launch';
import { currentHost } from '@/lib/platform/client/host';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { AndroidSheet, type SheetWords } from './android-sheet';

export interface OpenAppProps {
  ways: AppWays;
  words: SheetWords;
  /** What the app is to show. */
  target: LaunchTarget;
  /** How often the button was pressed; each press opens the app again. */
  presses: number;
}

/**
 * What a press on the open-app button does (specification section 4). If no app opens before the timeout, iOS goes on
 * to the App Store and Android shows its sheet.
 */
export function OpenApp({ ways, words, target, presses }: OpenAppProps) {
  const hasApp = useHasApp();
  const [isAsking, setIsAsking] = useState(false);
  const callOff = useRef<() => void>(undefined);

  useEffect(() => () => callOff.current?.(), []);

  useEffectOn(presses, () => {
    const host = currentHost();
    const step = openStep(host, hasApp, ways, target);
    if (step?.kind === 'sheet') setIsAsking(true);
    if (step?.kind === 'launch') launch(step.href);
    if (step?.kind === 'store') {
      if (host === 'ios') markAppInstalled();
      goTo(step.href);
    }
  });

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
    <AndroidSheet
      ways={ways}
      words={words}
      target={target}
      open={isAsking}
      onClose={() => setIsAsking(false)}
      onLaunch={(href) => {
        markAppInstalled();
        launch(href);
      }}
    />
  );
}
