'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';
import { ReportLink } from '@/components/base/moderation/card-report-link';
import { CardCollectAction } from '@/components/reactions/collection/card-collect-action';
import { CardLikeButton } from '@/components/reactions/like/card-like-button';
import { actionClass } from '@/components/ui/action-class';
import { Icon } from '@/components/ui/icon';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { CardAddButton } from '@/components/works/playlist/card-add-button';
import { loadPart } from '@/lib/platform/client/load-part';
import { useVideoCounts } from '@/lib/works/work/client/counts';
import type { VideoDetail } from '@/lib/works/work/contract';
import { DownloadButton } from './download-button';
import type { ShareSheetProps } from './share-sheet';

/** Actions on a work: like, collect, share, add to a play list, save where its creator allows it, and report. */
export function WorkActions({ video }: { video: VideoDetail }) {
  const t = useTranslations('watch');
  const { likeCount } = useVideoCounts(video);
  return (
    <div className="mt-4">
      <div className="flex gap-2 noscript:hidden">
        <CardLikeButton kind="video" id={video.videoId} title={video.title} count={likeCount} />
        <CardCollectAction
          kind="video"
          id={video.videoId}
          words={{ collect: t('collect'), collected: t('collected') }}
        />
        {video.isDownloadable && <DownloadButton id={video.videoId} className={actionClass} />}
        <ShareButton video={video} />
      </div>
      <CardAddButton id={video.videoId} title={video.title} className={`mt-2 w-full noscript:hidden ${actionClass}`}>
        <ScreenIcon name="addToList" className="size-4.75" />
        {t('addToList')}
      </CardAddButton>
      <ReportLink type="video" id={video.videoId} className="mt-1 text-ink-3 text-xs">
        {t('report')}
      </ReportLink>
    </div>
  );
}

function ShareButton({ video }: { video: VideoDetail }) {
  const t = useTranslations('watch');
  const [Sheet, setSheet] = useState<ComponentType<ShareSheetProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    loadPart(
      () => import('./share-sheet'),
      'share',
      (loaded) => setSheet(() => loaded.ShareSheet),
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
