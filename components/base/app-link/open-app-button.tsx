'use client';

import { type ComponentType, useState } from 'react';
import { useHasApp } from '@/lib/base/app-link/client/has-app';
import type { AppWays, LaunchTarget } from '@/lib/base/app-link/rules/app-ways';
import { loadPart } from '@/lib/platform/client/load-part';
import type { SheetWords } from './android-sheet';
import type { OpenAppProps } from './open-app';

/** The messages about the native app that the frame needs: `banner`, `prompt`, `button` and `sheet` of `appLink`. */
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
 * The open-app button (specification section 4): 'download app' until `hasApp` is set, then 'open app'. What it does is
 * loaded when it is pressed. The HTML of a page is the same for every host: its container shows it only where there is
 * something to open.
 */
export function OpenAppButton({ ways, words, target = {}, className }: OpenAppButtonProps) {
  const hasApp = useHasApp();
  const [presses, setPresses] = useState(0);
  const [OpenApp, setOpenApp] = useState<ComponentType<OpenAppProps> | null>(null);

  function press() {
    setPresses(presses + 1);
    loadPart(
      () => import('./open-app'),
      'open-app',
      (loaded) => setOpenApp(() => loaded.OpenApp),
    );
  }

  return (
    <>
      <button type="button" onClick={press} className={className}>
        {hasApp ? words.button.open : words.button.download}
      </button>
      {OpenApp && <OpenApp ways={ways} words={words.sheet} target={target} presses={presses} />}
    </>
  );
}
