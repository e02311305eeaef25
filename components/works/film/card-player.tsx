'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { ChunkError } from '@/lib/platform/shared/chunk-error';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';
import type { PlayerHandle } from '@/lib/works/film/client/player/film-parts';
import { takeExpectation } from '@/lib/works/film/client/player/play-on';
import { BrokenPanel } from './player/broken-panel';
import type { FilmProps, LivePlayerProps } from './player/player-props';
import { PlayerSpinner } from './player/player-spinner';
import { PosterButton, PosterPicture } from './player/poster';
import { TitleLink } from './player/title-link';
import { usePlayFrom } from './player/use-play-from';

interface VideoPlayerProps extends FilmProps {
  /** Of the film, in pixels; null while unknown. */
  size: { width: number; height: number } | null;
  /** Starts without a press, where the browser allows it. */
  autoplay?: boolean;
  /** Fills the available space instead of using the film's shape. */
  fills?: boolean;
  /** It stands in a text, below the first screen: its poster is loaded when it comes near. */
  isBelow?: boolean;
  /** For a page with parts that lead to a position of the film. */
  ref?: Ref<PlayerHandle>;
}

type Stage = 'poster' | 'asked' | ChunkError;

const loadPlayer = () => importWithTimeout(() => import('./player/live-player'), 'player');

/**
 * A film in its page. The HTML shows its poster; the player and the film are loaded on press. `data-phase` is its state
 * (`poster` before that) and `data-quality` the height being shown.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  // Another film needs another player.
  return <Player key={props.id} {...props} />;
}

function Player({ size, autoplay = false, fills = false, isBelow = false, ref, ...film }: VideoPlayerProps) {
  const t = useTranslations('filmPlayer');
  const player = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [stage, setStage] = useState<Stage>('poster');
  const [isPressed, setPressed] = useState(false);
  const [hasPicture, setPicture] = useState(false);
  const [LivePlayer, setLivePlayer] = useState<ComponentType<LivePlayerProps> | null>(null);

  const begin = useCallback(() => {
    setStage('asked');
    loadPlayer().then(
      (loaded) => setLivePlayer(() => loaded.LivePlayer),
      (failure: ChunkError) => setStage(failure),
    );
  }, []);
  const beginByPress = () => {
    // iPhones later allow playing only on elements that were loaded during the press.
    video.current?.load();
    begin();
  };
  const press = () => {
    setPressed(true);
    beginByPress();
  };
  const takeSession = usePlayFrom(ref, beginByPress);
  useEffect(() => {
    // A press before hydration has left the focus on the button without a focus ring, which only keys show.
    const wasPressed = button.current === document.activeElement && !button.current?.matches(':focus-visible');
    setPressed(wasPressed);
    if (takeExpectation() || autoplay || wasPressed) begin();
  }, [autoplay, begin]);

  const { width, height } = size ?? { width: 16, height: 9 };
  const room = fills ? '[container-type:size] h-full' : '@container max-h-[80dvh]';
  return (
    <section
      ref={player}
      aria-label={t('player')}
      data-phase="poster"
      data-quality=""
      style={fills ? undefined : { aspectRatio: `${width} / ${height}` }}
      className={`group/player relative w-full overflow-hidden bg-shade text-white [&_:focus-visible]:outline-white ${room}`}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: its subtitles are added when the way to the film is known */}
      <video
        ref={video}
        playsInline
        // The subtitles may be on the host of films.
        crossOrigin="anonymous"
        preload="none"
        className="absolute inset-0 size-full object-contain group-data-controls/player:[&::-webkit-media-text-track-container]:-translate-y-14"
      />
      {!hasPicture && <PosterPicture cover={film.cover} ratio={width / height} fills={fills} isBelow={isBelow} />}
      {film.page && <TitleLink title={film.title} page={film.page} />}
      {stage === 'poster' && (
        <PosterButton
          ref={button}
          title={film.title}
          duration={film.duration}
          onPress={press}
          onNear={() => void loadPlayer().catch(() => undefined)}
        />
      )}
      {stage === 'asked' && !LivePlayer && (
        <div role="status" className="absolute inset-0 grid place-items-center">
          <PlayerSpinner />
          <span className="sr-only">{t('opening')}</span>
        </div>
      )}
      {stage instanceof ChunkError && <BrokenPanel failure={stage} onRetry={begin} />}
      {LivePlayer && (
        <LivePlayer
          {...{ ...film, player, video, isPressed }}
          onPicture={() => setPicture(true)}
          onSession={takeSession}
        />
      )}
    </section>
  );
}
