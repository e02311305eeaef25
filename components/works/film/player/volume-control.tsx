'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { canSetVolume } from '@/lib/works/film/client/player/full-view';
import type { PlayerSession } from '@/lib/works/film/client/player/player-session';
import { PlayerButton } from './player-button';

interface VolumeControlProps {
  session: PlayerSession;
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
}

/** Mutes, and sets the volume where scripts may do so and there is space; phones have buttons for it. */
export function VolumeControl({ session, volume, isMuted }: VolumeControlProps) {
  const t = useTranslations('filmPlayer');
  const [canSet] = useState(canSetVolume);
  const shown = isMuted ? 0 : volume;
  return (
    <>
      <PlayerButton
        label={t(isMuted ? 'unmute' : 'mute')}
        icon={isMuted ? 'muted' : 'sound'}
        onClick={() => session.setMuted(!isMuted)}
      />
      {canSet && (
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={shown}
          aria-label={t('volume')}
          aria-valuetext={`${Math.round(shown * 100)}%`}
          onChange={(event) => session.setVolume(Number(event.target.value))}
          className="hidden h-11 w-18 cursor-pointer accent-white @3xl:block"
        />
      )}
    </>
  );
}
