'use client';

import { useTranslations } from 'next-intl';
import { ReportLink } from '@/components/base/moderation/card-report-link';
import { CardCollectAction } from '@/components/reactions/collection/card-collect-action';
import { actionClass } from '@/components/ui/action-class';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { loadPart } from '@/lib/platform/client/load-part';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { expectPlaying } from '@/lib/works/film/client/player/play-on';
import type { PlaylistDetail } from '@/lib/works/playlist/contract';
import type { VideoItem } from '@/lib/works/work/contract';
import { playingPath, usePlaylistVideos } from './use-playlist-videos';

interface PlaylistActionsProps {
  playlist: PlaylistDetail;
  videos: Page<VideoItem> | null;
}

/** Actions on a play list; for its owner, who alone sees a private one, also the link to edit it. */
export function PlaylistActions({ playlist, videos }: PlaylistActionsProps) {
  const t = useTranslations('playlistPage');
  const { id, userId, isPublic } = playlist;
  const isOwn = useSessionStore(({ peopleMessage }) => peopleMessage?.userId === userId) || !isPublic;
  const first = usePlaylistVideos(id, videos).data?.pages[0]?.list[0];
  return (
    <div className="mt-3 mb-4">
      {first && (
        <Link
          href={playingPath(id, first.videoId)}
          onClick={expectPlaying}
          className={`mb-2 w-full ${buttonClass('accent')}`}
        >
          <ScreenIcon name="play" className="size-5 fill-current" />
          {t('playAll')}
        </Link>
      )}
      <div className="flex gap-2 noscript:hidden">
        {isOwn ? (
          <Link href={`/videoSort/${encodeURIComponent(id)}`} className={actionClass}>
            {t('edit')}
          </Link>
        ) : (
          <CardCollectAction kind="playlist" id={id} words={{ collect: t('collect'), collected: t('collected') }} />
        )}
        {isPublic && <ShareButton />}
      </div>
      {!isOwn && (
        <ReportLink
          type="playlist"
          id={id}
          className="mt-1 inline-flex min-h-11 items-center text-ink-3 text-xs hover:underline"
        >
          {t('report')}
        </ReportLink>
      )}
    </div>
  );
}

function ShareButton() {
  const t = useTranslations('playlistPage.share');
  const words = { copied: t('copied'), copiedInChat: t('copiedInChat'), copyFailed: t('copyFailed') };
  const share = () =>
    loadPart(
      () => import('@/lib/platform/client/share'),
      'share',
      ({ shareThisPage }) => shareThisPage(words),
    );
  return (
    <button type="button" onClick={share} className={actionClass}>
      <Icon name="share" className="size-4.75" />
      {t('open')}
    </button>
  );
}
