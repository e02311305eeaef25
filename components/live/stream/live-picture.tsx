'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CardCover } from '@/components/live/broadcast/card-cover';
import { StreamPlayer } from '@/components/works/film/card-stream-player';
import type { BroadcastDetail } from '@/lib/live/broadcast/contract';
import { useLiveNow } from './live-now';
import { PictureGone, PictureState } from './picture-state';
import { PreviewBar } from './preview-bar';
import { PreviewOver } from './preview-over';
import { useWatching } from './use-watching';

interface LivePictureProps {
  broadcast: BroadcastDetail;
  /** The film of its replay, or what is given instead of it. */
  replay(otherwise: ReactNode): ReactNode;
}

/** The picture of a broadcast: its stream while it is on air, its replay, and otherwise its cover with what it is now. */
export function LivePicture({ broadcast, replay }: LivePictureProps) {
  const t = useTranslations('stream');
  const { id, thumb, priceFen } = broadcast;
  const now = useLiveNow();
  const { phase } = now;
  const watching = useWatching(id, phase);
  const cover = (
    <CardCover picture={thumb} sizes="(width >= 1200px) 900px, (width >= 768px) 62vw, 100vw" className="size-full" />
  );
  if (watching.isPlaying && !watching.isPreviewOver && !watching.isGone) {
    const { ask, previewUntil, onPicture, onEnd } = watching;
    return (
      <StreamPlayer {...{ ask, onPicture, onEnd }} poster={cover}>
        {previewUntil && <PreviewBar {...{ id, priceFen }} until={previewUntil} />}
        {phase === 'interrupted' && <Interrupted isBelow={previewUntil !== null} />}
      </StreamPlayer>
    );
  }
  const still = (
    <section aria-label={t('picture')} className="absolute inset-0 overflow-hidden bg-shade">
      {cover}
      {watching.isGone ? (
        <PictureGone />
      ) : watching.isPreviewOver ? (
        <PreviewOver {...{ id, priceFen }} />
      ) : (
        // A player that has come to the end knows it before the page does.
        <PictureState {...{ broadcast, now }} phase={phase === 'live' || phase === 'interrupted' ? 'ended' : phase} />
      )}
    </section>
  );
  return phase === 'playback' && !watching.isGone ? replay(still) : still;
}

/** That its host is away, while the picture stands still: what is loaded is played first. */
function Interrupted({ isBelow }: { isBelow: boolean }) {
  const t = useTranslations('stream.state.interrupted');
  return (
    <div
      role="status"
      className={`absolute inset-x-0 z-1 hidden bg-shade/72 px-4 py-2.5 text-sm group-data-[phase=waiting]/player:block ${isBelow ? 'top-11' : 'top-0'}`}
    >
      <p className="font-semibold">{t('title')}</p>
      <p className="text-white/90 text-pretty">{t('text')}</p>
    </div>
  );
}
