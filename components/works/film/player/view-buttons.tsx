'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useState } from 'react';
import { canFillScreen, canFloat, toggleFloating, toggleFullScreen } from '@/lib/works/film/client/player/full-view';
import { PlayerButton } from './player-button';
import { useIsFull } from './use-is-full';

interface ViewButtonsProps {
  player: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
}

/** A picture that floats above other windows, and one that fills the screen, where the browser can. */
export function ViewButtons({ player, video }: ViewButtonsProps) {
  const t = useTranslations('filmPlayer');
  const isFull = useIsFull(player);
  const [can] = useState(() => ({
    fill: video.current !== null && canFillScreen(video.current),
    float: video.current !== null && canFloat(video.current),
  }));
  return (
    <>
      {can.float && (
        <PlayerButton
          label={t('float')}
          icon="float"
          className="hidden @min-[400px]:grid"
          onClick={() => video.current && void toggleFloating(video.current)}
        />
      )}
      {can.fill && (
        <PlayerButton
          label={t(isFull ? 'leaveFull' : 'fill')}
          icon={isFull ? 'leaveFull' : 'full'}
          onClick={() => player.current && video.current && void toggleFullScreen(player.current, video.current)}
        />
      )}
    </>
  );
}
