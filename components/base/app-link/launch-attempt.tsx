'use client';

import { useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Mark } from '@/components/ui/mark';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { launchApp } from '@/lib/base/app-link/client/launch-app';
import { onceLoaded } from '@/lib/platform/client/after-load';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { Link } from '@/lib/platform/i18n/link';
import { useRouter } from '@/lib/platform/i18n/use-navigation';

interface LaunchAttemptProps {
  /** What opens the app. */
  address: string;
  /** The landing page with the query of this one. */
  landing: string;
  /** Whether pulling the page down shows the system's own button to open the app. */
  pullsDown: boolean;
  words: LaunchWords;
}

/** From the messages `appLink.launch`. */
export type LaunchWords = Record<
  'opening' | 'left' | 'title' | 'text' | 'pullDown' | 'notDownloaded' | 'downloaded',
  string
>;

/**
 * Opens the app once the page has loaded, and goes to the landing page when it does not open. A press tries again: browsers allow that
 * where they refused the first attempt.
 */
export function LaunchAttempt({ address, landing, pullsDown, words }: LaunchAttemptProps) {
  const router = useRouter();
  const [isOpening, setOpening] = useState(true);
  const cancel = useRef(() => {});

  function open() {
    cancel.current();
    setOpening(true);
    cancel.current = launchApp(address, {
      onStayed: () => router.replace(landing),
      onLeft: () => setOpening(false),
    });
  }

  useEffectOn(address, () => {
    // Earlier it would break off the loading of the page, which then takes no press where the app does not open.
    const stop = onceLoaded(open);
    return () => {
      stop();
      cancel.current();
    };
  });

  return (
    <div className="wrap flex min-h-[70svh] flex-col items-center text-center">
      {pullsDown && (
        <p className="mt-3 flex flex-col items-center gap-1 text-sm text-ink-2">
          <ScreenIcon name="arrow" className="size-5 -rotate-90 text-accent" />
          {words.pullDown}
        </p>
      )}
      <div className="my-auto flex flex-col items-center py-8">
        <Mark
          className={`size-14 ${isOpening ? 'animate-[breathe_1.6s_ease-in-out_infinite] noscript:animate-none' : ''}`}
        />
        <h1 aria-live="polite" className="mt-8 text-2xl">
          <span className="noscript:hidden">{isOpening ? words.opening : words.left}</span>
          <span className="hidden noscript:inline">{words.title}</span>
        </h1>
        <p className="mt-2 max-w-80 text-ink-2 text-pretty">{words.text}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <Link href={landing} replace className={buttonClass('line')}>
            {words.notDownloaded}
          </Link>
          <button type="button" onClick={open} className={`noscript:hidden ${buttonClass('accent')}`}>
            {words.downloaded}
          </button>
        </div>
      </div>
    </div>
  );
}
