'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';
import { CardLikeButton } from '@/components/like/card-like-button';
import { ReportLink } from '@/components/moderation/card-report-link';
import { Icon } from '@/components/ui/icon';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { useCollect } from '@/lib/collection/client/collect';
import { importWithTimeout } from '@/lib/platform/client/import-with-timeout';
import { toast } from '@/lib/platform/client/toast';
import { useVideoCounts } from '@/lib/video/client/counts';
import type { VideoDetail } from '@/lib/video/contract';
import { DownloadButton } from './download-button';
import type { ShareSheetProps } from './share-sheet';

/** What can be done with a work: like, collect, share, save where its maker lets it, and report. */
export function WorkActions({ video }: { video: VideoDetail }) {
  const t = useTranslations('watch');
  const { likeCount } = useVideoCounts(video);
  return (
    <div className="mt-4">
      <div className="flex gap-2 noscript:hidden">
        <CardLikeButton kind="video" id={video.videoId} title={video.title} count={likeCount} />
        <CollectButton id={video.videoId} />
        {video.isDownloadable && <DownloadButton id={video.videoId} className={actionClass} />}
        <ShareButton video={video} />
      </div>
      <ReportLink type="video" id={video.videoId} className="mt-1 text-ink-3 text-xs">
        {t('report')}
      </ReportLink>
    </div>
  );
}

const actionClass =
  'inline-flex min-h-11 min-w-0 flex-1 items-center justify-center gap-1.5 rounded-md bg-sunk px-2 text-sm hover:bg-line';

function CollectButton({ id }: { id: string }) {
  const t = useTranslations('watch');
  const { isCollected, press } = useCollect('video', id);
  return (
    <button
      type="button"
      aria-pressed={isCollected}
      onClick={press}
      className={`${actionClass} ${isCollected ? 'text-accent' : ''}`}
    >
      <ScreenIcon name="bookmark" className={`size-4.75 ${isCollected ? 'fill-current' : ''}`} />
      {isCollected ? t('collected') : t('collect')}
    </button>
  );
}

function ShareButton({ video }: { video: VideoDetail }) {
  const t = useTranslations('watch');
  const [Sheet, setSheet] = useState<ComponentType<ShareSheetProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    importWithTimeout(() => import('./share-sheet'), 'share').then(
      (loaded) => setSheet(() => loaded.ShareSheet),
      (error: Error) => toast(error.message),
    );
  };
  return (
    <>
      <button type="button" onClick={open} className={actionClass}>
        <Icon name="share" className="size-4.75" />
        {t('share.open')}
      </button>
      {Sheet && <Sheet open={isOpen} video={video} onClose={() => setOpen(false)} />}
    </>
  );
}
