'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ChunkError } from '@/lib/platform/shared/chunk-error';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';
import type { AskFilm } from '@/lib/works/film/client/player/ask-playback';
import { BrokenPanel } from './player/broken-panel';
import { PlayerSpinner } from './player/player-spinner';
import type { RunningStreamProps } from './player/stream-controls';

interface StreamPlayerProps {
  /** How its address is asked for; the same function as long as it is the same stream. */
  ask: AskFilm;
  /** What is shown until there is a picture. */
  poster: ReactNode;
  onPicture(): void;
  /** The stream is over, and all of it was played. */
  onEnd(): void;
  /** Stands over the picture; `group-data-[phase=waiting]/player:` styles it for when the picture stands still. */
  children?: ReactNode;
}

/**
 * What is live, played at once from what happens now. It fills its place. `data-phase` and `data-quality` are as those of a
 * film's player. Needs the messages `filmPlayer`.
 */
export function StreamPlayer({ ask, poster, onPicture, onEnd, children }: StreamPlayerProps) {
  const t = useTranslations('filmPlayer');
  const player = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [hasPicture, setPicture] = useState(false);
  const [failure, setFailure] = useState<ChunkError | null>(null);
  const [Running, setRunning] = useState<ComponentType<RunningStreamProps> | null>(null);

  const load = useCallback(() => {
    setFailure(null);
    importWithTimeout(() => import('./player/stream-controls'), 'player').then(
      ({ RunningStream }) => setRunning(() => RunningStream),
      (error: unknown) => error instanceof ChunkError && setFailure(error),
    );
  }, []);
  useEffect(load, [load]);

  return (
    <section
      ref={player}
      aria-label={t('stream')}
      data-phase="opening"
      data-quality=""
      className="group/player absolute inset-0 overflow-hidden bg-shade text-white [container-type:size] [&_:focus-visible]:outline-white"
    >
      {/* biome-ignore lint/a11y/useMediaCaption: nobody writes subtitles of what happens now */}
      <video
        ref={video}
        playsInline
        crossOrigin="anonymous"
        preload="none"
        className="absolute inset-0 size-full object-contain"
      />
      {!hasPicture && <div className="pointer-events-none absolute inset-0">{poster}</div>}
      {children}
      {failure && <BrokenPanel failure={failure} onRetry={load} />}
      {Running ? (
        <Running
          {...{ ask, player, video, onEnd }}
          onPicture={() => {
            setPicture(true);
            onPicture();
          }}
        />
      ) : (
        !failure && (
          <div role="status" className="absolute inset-0 grid place-items-center">
            <PlayerSpinner />
            <span className="sr-only">{t('connecting')}</span>
          </div>
        )
      )}
    </section>
  );
}
