'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toggleFullScreen } from '@/lib/works/film/client/player/full-view';
import type { PlayerSession } from '@/lib/works/film/client/player/player-session';
import { AwayPanel } from './away-panel';
import { BrokenPanel } from './broken-panel';
import { EndPanel } from './end-panel';
import { PlayerBar } from './player-bar';
import { PlayerPicture } from './player-picture';
import type { LivePlayerProps } from './player-props';
import { PlayerStatus } from './player-status';
import { ResumedNote } from './resumed-note';
import { useAwake } from './use-awake';
import type { ChoiceName } from './use-choices';
import { useCommands } from './use-commands';
import { usePlayerKeys } from './use-player-keys';
import { useSaid } from './use-said';
import { useShownState } from './use-shown-state';

interface PlayerControlsProps extends LivePlayerProps {
  session: PlayerSession;
  onNext(): void;
}

/** Everything over the picture of a running player. */
export function PlayerControls(props: PlayerControlsProps) {
  const { session, player, video, next, page, chapters, isPressed, onPicture, onNext } = props;
  const t = useTranslations('filmPlayer');
  const state = useSyncExternalStore(session.subscribe, session.get, session.get);
  const { isAwake, wake, rest } = useAwake(player);
  const [open, setOpen] = useState<ChoiceName | null>(null);
  const [said, say] = useSaid();
  const controls = useRef<HTMLDivElement>(null);
  const command = useCommands({ session, player, video });
  usePlayerKeys(player, (asked) => {
    wake();
    say(command(asked) ?? '');
  });

  const { phase } = state;
  useEffect(() => {
    if (isPressed) controls.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
  }, [isPressed]);

  const isShown = phase !== 'playing' || isAwake || open !== null;
  useShownState(player, { state, isShown, onPicture });
  const press = (isFinger: boolean) => {
    if (open !== null) return setOpen(null);
    if (isFinger && phase === 'playing') return isShown ? rest() : wake();
    if (state.wantsToPlay) session.pause();
    else session.play();
  };

  const hasEnded = phase === 'ended';
  const waysOn =
    hasEnded &&
    ((next && <EndPanel next={next} onNext={onNext} onReplay={session.play} />) ||
      (page && <AwayPanel href={page.href} onReplay={session.play} />));
  if (phase === 'broken') return <BrokenPanel failure={state.failure} onRetry={session.retry} />;
  return (
    <div ref={controls} className="text-xs tabular-nums">
      <PlayerPicture
        label={t(hasEnded ? 'replay' : 'play')}
        icon={hasEnded ? 'replay' : 'play'}
        isResting={(phase === 'paused' || hasEnded) && !open && !waysOn}
        isCursorHidden={!isShown}
        onPress={press}
        onDoublePress={() => player.current && video.current && void toggleFullScreen(player.current, video.current)}
      />
      <PlayerStatus state={state} said={said} />
      {state.resumedFrom !== null && phase !== 'opening' && (
        <ResumedNote from={state.resumedFrom} onAnew={() => session.seek(0)} />
      )}
      {waysOn}
      <div
        className={`transition-opacity has-focus-visible:opacity-100 ${isShown ? '' : 'pointer-events-none opacity-0 has-focus-visible:pointer-events-auto'}`}
      >
        <PlayerBar
          session={session}
          state={state}
          player={player}
          video={video}
          nextTitle={next?.title}
          chapters={chapters}
          onNext={onNext}
          open={open}
          onOpen={setOpen}
        />
      </div>
    </div>
  );
}
