'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { AskFilm } from '@/lib/works/film/client/player/ask-playback';
import { toggleFullScreen } from '@/lib/works/film/client/player/full-view';
import type { PlayerCommand } from '@/lib/works/film/client/player/player-keys';
import { createStreamSession, type StreamSession } from '@/lib/works/film/client/player/stream-session';
import { BrokenPanel, wayOnClass } from './broken-panel';
import { PlayerIcon } from './player-icon';
import { PlayerPicture } from './player-picture';
import { PlayerStatus } from './player-status';
import { StreamBar } from './stream-bar';
import { useAwake } from './use-awake';
import { useCommands } from './use-commands';
import { usePlayerKeys } from './use-player-keys';
import { useSaid } from './use-said';
import { useShownState } from './use-shown-state';

export interface RunningStreamProps {
  ask: AskFilm;
  player: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  onPicture(): void;
  onEnd(): void;
}

/** The player of a stream once its code is loaded: it opens the stream at once. */
export function RunningStream(props: RunningStreamProps) {
  const { ask, video } = props;
  const language = useLocale();
  const [session, setSession] = useState<StreamSession | null>(null);
  useEffect(() => {
    if (!video.current) return;
    const created = createStreamSession({ video: video.current, ask, language });
    setSession(created);
    return () => created.stop();
  }, [video, ask, language]);
  return session && <StreamControls {...props} session={session} />;
}

/** What means nothing where there is no length, and where everybody watches the same moment. */
const unfit: readonly PlayerCommand['do'][] = ['seekToPart', 'speed', 'subtitles'];

/** Milliseconds after which a stream that broke is opened again, and at most so much later: not all viewers at once. */
const again = { after: 4000, scatter: 4000 } as const;

/** Everything over the picture of a stream. */
function StreamControls({ session, player, video, onPicture, onEnd }: RunningStreamProps & { session: StreamSession }) {
  const t = useTranslations('filmPlayer');
  const state = useSyncExternalStore(session.subscribe, session.get, session.get);
  const { isAwake, wake, rest } = useAwake(player);
  const [isChoosing, setChoosing] = useState(false);
  const [said, say] = useSaid();
  const command = useCommands({ session, player, video });
  usePlayerKeys(player, (asked) => {
    if (unfit.includes(asked.do)) return;
    wake();
    const words = command(asked);
    say(asked.do === 'seekBy' ? '' : (words ?? ''));
  });

  const { phase, failure } = state;
  const isShown = phase !== 'playing' || isAwake || isChoosing;
  useShownState(player, { state, isShown, onPicture });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (phase === 'ended') end();
  }, [phase]);
  useEffect(() => {
    if (phase !== 'broken' || failure) return;
    const timer = setTimeout(session.retry, again.after + again.scatter * Math.random());
    return () => clearTimeout(timer);
  }, [phase, failure, session]);

  const press = (isFinger: boolean) => {
    if (isChoosing) return setChoosing(false);
    if (isFinger && phase === 'playing') return isShown ? rest() : wake();
    if (state.wantsToPlay) session.pause();
    else session.play();
  };
  if (phase === 'broken') return <BrokenPanel failure={failure} onRetry={session.retry} />;
  if (phase === 'ended') return null;
  return (
    <div className="text-xs tabular-nums">
      <PlayerPicture
        label={t('play')}
        icon="play"
        isResting={phase === 'paused' && !isChoosing}
        isCursorHidden={!isShown}
        onPress={press}
        onDoublePress={() => player.current && video.current && void toggleFullScreen(player.current, video.current)}
      />
      <PlayerStatus state={state} said={said} />
      {session.isQuieted() && state.isMuted && phase === 'playing' && (
        <button
          type="button"
          onClick={() => session.setMuted(false)}
          className={`absolute bottom-14 left-3 z-2 gap-2 ${wayOnClass}`}
        >
          <PlayerIcon name="muted" />
          {t('hear')}
        </button>
      )}
      <div
        className={`transition-opacity has-focus-visible:opacity-100 ${isShown ? '' : 'pointer-events-none opacity-0 has-focus-visible:pointer-events-auto'}`}
      >
        <StreamBar {...{ session, state, player, video, isChoosing }} onChoosing={setChoosing} />
      </div>
    </div>
  );
}
