'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet';
import { markDownloadStarted } from '@/lib/app-link/client/open-app';
import type { AppWays, LaunchTarget } from '@/lib/app-link/rules/app-ways';
import { launchAddress } from '@/lib/app-link/rules/launch';

interface AndroidSheetProps {
  ways: AppWays;
  target: LaunchTarget;
  open: boolean;
  onClose(): void;
  /** The visitor has the app: go to this address. */
  onLaunch(href: string): void;
}

/** The ways to the app on Android that this site has (specification section 4): its file, a store, the app itself. */
export function AndroidSheet({ ways, target, open, onClose, onLaunch }: AndroidSheetProps) {
  const t = useTranslations('appLink.sheet');
  const address = launchAddress(ways, 'android', target);

  function startDownload() {
    onClose();
    markDownloadStarted();
  }

  return (
    <Sheet open={open} onClose={onClose} label={t('label')} closeLabel={t('close')}>
      <div className="flex flex-col gap-2.5">
        {ways.apk && (
          <a href={ways.apk} download onClick={startDownload} className={buttonClass('accent')}>
            <Icon name="download" />
            {t('apk')}
          </a>
        )}
        {ways.marketUrl && (
          <a href={ways.marketUrl} className={buttonClass('line')}>
            {t('store')}
          </a>
        )}
        {address && (
          <button type="button" onClick={() => onLaunch(address)} className={buttonClass('line')}>
            {t('open')}
          </button>
        )}
      </div>
    </Sheet>
  );
}
