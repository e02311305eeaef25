'use client';

import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Sheet } from '@/components/ui/sheet';
import { shareThisPage } from '@/lib/platform/client/share';
import { posterSize } from '@/lib/platform/shared/poster';

export interface ShareSheetProps {
  open: boolean;
  id: string;
  title: string;
  onClose(): void;
}

/** Ways to share a work: its link by whatever the host has, and a poster whose code leads to it. */
export function ShareSheet({ open, id, title, onClose }: ShareSheetProps) {
  const t = useTranslations('watch.share');
  const locale = useLocale();
  const poster = `/media/poster/${locale}/${encodeURIComponent(id)}.jpg`;
  const words = { copied: t('copied'), copiedInChat: t('copiedInChat'), copyFailed: t('copyFailed') };
  return (
    <Sheet open={open} onClose={onClose} label={t('title')} closeLabel={t('close')}>
      {/* biome-ignore lint/performance/noImgElement: it is drawn in its own size, to be kept */}
      <img
        src={poster}
        alt={t('poster', { title })}
        {...posterSize}
        className="mx-auto block h-auto w-56 rounded-md bg-sunk"
      />
      <p className="mt-3 text-center text-ink-3 text-sm">{t('hint')}</p>
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <a href={poster} download={`${title}.jpg`} className={buttonClass('line')}>
          {t('savePoster')}
        </a>
        <button type="button" onClick={() => shareThisPage(words)} className={buttonClass('accent')}>
          {t('link')}
        </button>
      </div>
    </Sheet>
  );
}
