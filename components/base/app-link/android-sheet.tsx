'use client';

import { buttonClass } from '@/components/ui/button-class';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { Sheet } from '@/components/ui/sheet';
import { markDownloadStarted } from '@/lib/base/app-link/client/has-app';
import type { AppWays, LaunchTarget } from '@/lib/base/app-link/rules/app-ways';
import { launchAddress } from '@/lib/base/app-link/rules/launch';

/** The messages `appLink.sheet`. */
export type SheetWords = Record<'label' | 'close' | 'apk' | 'store' | 'open', string>;

interface AndroidSheetProps {
  ways: AppWays;
  words: SheetWords;
  target: LaunchTarget;
  open: boolean;
  onClose(): void;
  /** The visitor has the app: go to this address. */
  onLaunch(href: string): void;
}

/** The ways to the app on Android that this site has (specification section 4): its file, a store, the app itself. */
export function AndroidSheet({ ways, words, target, open, onClose, onLaunch }: AndroidSheetProps) {
  const address = launchAddress(ways, 'android', target);

  function startDownload() {
    onClose();
    markDownloadStarted();
  }

  return (
    <Sheet open={open} onClose={onClose} label={words.label} closeLabel={words.close}>
      <div className="flex flex-col gap-2.5">
        {ways.apk && (
          <a href={ways.apk} download onClick={startDownload} className={buttonClass('accent')}>
            <ScreenIcon name="download" />
            {words.apk}
          </a>
        )}
        {ways.marketUrl && (
          <a href={ways.marketUrl} className={buttonClass('line')}>
            {words.store}
          </a>
        )}
        {address && (
          <button type="button" onClick={() => onLaunch(address)} className={buttonClass('line')}>
            {words.open}
          </button>
        )}
      </div>
    </Sheet>
  );
}
