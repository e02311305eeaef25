'use client';

import { useLocale } from 'next-intl';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { callApp } from '@/lib/platform/client/native-bridge';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { type ThumbnailSize, thumbnail } from '@/lib/platform/shared/format/picture';
import { followMediaSession } from '@/lib/works/film/client/player/media-session';
import { expectPlaying } from '@/lib/works/film/client/player/play-on';
import { createPlayerSession, type PlayerSession } from '@/lib/works/film/client/player/player-session';
import { PlayerControls } from './player-controls';
import type { LivePlayerProps } from './player-props';

/** The player once play was pressed; loaded then, and with it the film. */
export function LivePlayer(props: LivePlayerProps) {
  const { video, id, ask, title, cover, duration, next, onSecond } = props;
  const language = useLocale();
  const router = useRouter();
  const [session, setSession] = useState<PlayerSession | null>(null);
  const tellSession = useEffectEvent(props.onSession);

  useEffect(() => {
    if (!video.current) return;
    const created = createPlayerSession({ video: video.current, videoId: id, ask, duration, language });
    setSession(created);
    tellSession(created);
    return () => {
      tellSession(null);
      created.stop();
    };
  }, [video, id, ask, duration, language]);
  useSeconds(session, onSecond);

  const [nextId, nextHref] = [next?.id, next?.href];
  const goOn = useCallback(() => {
    if (nextId === undefined || nextHref === undefined) return;
    // The own app plays it, so the sound here must stop.
    if (callApp('video', { videoId: nextId })) return video.current?.pause();
    expectPlaying();
    router.push(nextHref);
  }, [nextId, nextHref, router, video]);
  useEffect(() => {
    if (!session) return;
    const onNext = nextHref === undefined ? undefined : goOn;
    return followMediaSession(session, { title, artwork: artworkOf(cover), onNext });
  }, [session, title, cover, nextHref, goOn]);

  return session && <PlayerControls {...props} session={session} onNext={goOn} />;
}

/** Tells the position of a running player by whole seconds. */
function useSeconds(session: PlayerSession | null, onSecond: ((seconds: number) => void) | undefined): void {
  const tell = useEffectEvent((seconds: number) => onSecond?.(seconds));
  useEffect(() => {
    if (!session) return;
    let told = -1;
    const look = () => {
      const seconds = Math.floor(session.get().position);
      if (seconds === told) return;
      told = seconds;
      tell(seconds);
    };
    look();
    return session.subscribe(look);
  }, [session]);
}

const artSizes: ThumbnailSize[] = [
  { width: 504, height: 336 },
  { width: 1008, height: 672 },
];

function artworkOf(cover: string | null): MediaImage[] {
  return artSizes.map((size) => ({
    src: new URL(thumbnail(cover, size), location.origin).href,
    sizes: `${size.width}x${size.height}`,
    type: 'image/jpeg',
  }));
}
