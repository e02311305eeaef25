'use client';

import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { PlainImage } from '@/components/ui/plain-image';
import { Sheet } from '@/components/ui/sheet';
import { embedCode } from '@/lib/front/watch/rules/embed-code';
import { copyText } from '@/lib/platform/client/copy-text';
import { shareAddress } from '@/lib/platform/client/page-card';
import { shareThisPage } from '@/lib/platform/client/share';
import { toast } from '@/lib/platform/client/toast';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { posterSize } from '@/lib/platform/shared/poster';
import type { VideoDetail } from '@/lib/works/work/contract';

export interface ShareSheetProps {
  open: boolean;
  video: Pick<VideoDetail, 'videoId' | 'title' | 'size'>;
  onClose(): void;
}

/**
 * Ways to share a work: its link, in the way the host supports, a poster with a QR code, and the embed code for other
 * sites.
 */
export function ShareSheet({ open, video, onClose }: ShareSheetProps) {
  const t = useTranslations('watch.share');
  const locale = useLocale();
  const { videoId, title, size } = video;
  const id = encodeURIComponent(videoId);
  const poster = `/media/poster/${locale}/${id}.jpg`;
  const words = { copied: t('copied'), copiedInChat: t('copiedInChat'), copyFailed: t('copyFailed') };
  const copyEmbedCode = async (film: { width: number; height: number }) => {
    const url = shareAddress(getPathname({ locale, href: `/VideoPlayer?id=${id}` }));
    const isCopied = await copyText(embedCode({ url, title, size: film }));
    toast(t(isCopied ? 'embedCopied' : 'embedFailed'));
  };
  return (
    <Sheet open={open} onClose={onClose} label={t('title')} closeLabel={t('close')}>
      <PlainImage
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
      {size && (
        <button type="button" onClick={() => copyEmbedCode(size)} className={`${buttonClass('line')} mt-2.5 w-full`}>
          {t('embed')}
        </button>
      )}
    </Sheet>
  );
}
