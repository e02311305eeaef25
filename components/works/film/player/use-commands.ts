'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import { toggleFullScreen } from '@/lib/works/film/client/player/full-view';
import type { PlayerCommand } from '@/lib/works/film/client/player/player-keys';
import type { PlayerSession } from '@/lib/works/film/client/player/player-session';
import { nextSpeed } from '@/lib/works/film/client/player/player-speeds';
import { languageName } from '@/lib/works/film/client/player/subtitle-tracks';

interface Player {
  session: PlayerSession;
  player: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
}

/** Runs a keyboard command and returns a text for its effect; null where the player itself shows it. */
export function useCommands({ session, player, video }: Player): (command: PlayerCommand) => string | null {
  const t = useTranslations('filmPlayer');

  const seek = (to: number) => {
    session.seek(to);
    return formatDuration(session.get().position);
  };
  const setVolume = (volume: number) => {
    session.setVolume(volume);
    return t('volumeIs', { percent: String(Math.round(Math.min(1, Math.max(0, volume)) * 100)) });
  };

  return (command) => {
    const { phase, position, duration, volume, isMuted, speed, subtitles, wantsToPlay } = session.get();
    switch (command.do) {
      case 'toggle':
        if (wantsToPlay && phase !== 'ended') session.pause();
        else session.play();
        return null;
      case 'seekBy':
        return seek(position + command.seconds);
      case 'seekToPart':
        return seek(duration * command.part);
      case 'louder':
        return setVolume((isMuted ? 0 : volume) + command.by);
      case 'mute':
        session.setMuted(!isMuted);
        return t(isMuted ? 'unmute' : 'muted');
      case 'speed': {
        const next = nextSpeed(speed, command.step);
        session.setSpeed(next);
        return t('speedIs', { speed: String(next) });
      }
      case 'subtitles': {
        if (subtitles.length === 0) return null;
        const language = session.toggleSubtitles();
        return t('subtitlesAre', { language: language === null ? t('off') : languageName(language) });
      }
      case 'full':
        if (player.current && video.current) void toggleFullScreen(player.current, video.current);
        return null;
    }
  };
}
