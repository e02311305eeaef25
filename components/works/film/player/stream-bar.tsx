'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useId, useRef } from 'react';
import type { PlayerState } from '@/lib/works/film/client/player/player-state';
import type { StreamSession } from '@/lib/works/film/client/player/stream-session';
import { ChoiceButton } from './choice-button';
import { ChoicePanel } from './choice-panel';
import { ControlBar } from './control-bar';
import { PlayerButton } from './player-button';
import { useChoices } from './use-choices';
import { useIsBehind } from './use-is-behind';
import { ViewButtons } from './view-buttons';
import { VolumeControl } from './volume-control';

interface StreamBarProps {
  session: StreamSession;
  state: PlayerState;
  player: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  /** The choice of quality is open. */
  isChoosing: boolean;
  onChoosing(isChoosing: boolean): void;
}

/** The controls of what is live: a place in it is no more than now, or the way back to now. */
export function StreamBar({ session, state, player, video, isChoosing, onChoosing }: StreamBarProps) {
  const t = useTranslations('filmPlayer');
  const id = useId();
  const opener = useRef<HTMLDivElement>(null);
  const quality = useChoices(session, state).find(({ name }) => name === 'quality');
  const { wantsToPlay, volume, isMuted } = state;
  const close = () => {
    opener.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    onChoosing(false);
  };

  return (
    <>
      <ControlBar ref={opener}>
        <PlayerButton
          label={t(wantsToPlay ? 'pause' : 'play')}
          icon={wantsToPlay ? 'pause' : 'play'}
          onClick={wantsToPlay ? session.pause : session.play}
        />
        <VolumeControl session={session} volume={volume} isMuted={isMuted} />
        <Now session={session} state={state} video={video} />
        <span className="grow" />
        {quality && (
          <ChoiceButton
            label={quality.label}
            panelId={`${id}-quality`}
            isOpen={isChoosing}
            onClick={() => onChoosing(!isChoosing)}
          >
            {quality.short}
          </ChoiceButton>
        )}
        <ViewButtons player={player} video={video} />
      </ControlBar>
      {quality && isChoosing && (
        <ChoicePanel
          id={`${id}-quality`}
          title={quality.title}
          choices={quality.choices}
          value={quality.value}
          onChoose={quality.choose}
          onClose={close}
        />
      )}
    </>
  );
}

/** That it is live, or the way back to that after a pause. */
function Now({ session, state, video }: Pick<StreamBarProps, 'session' | 'state' | 'video'>) {
  const t = useTranslations('filmPlayer');
  const isBehind = useIsBehind(video);
  if (isBehind || state.phase === 'paused') {
    return (
      <button
        type="button"
        onClick={session.toLive}
        className="inline-flex min-h-11 items-center gap-1.5 px-2 font-semibold focus-visible:-outline-offset-4"
      >
        <span aria-hidden="true" className="size-2 rounded-full bg-white/50" />
        {t('toLive')}
      </button>
    );
  }
  return (
    <span className="inline-flex min-h-11 items-center gap-1.5 px-2 font-semibold">
      <span aria-hidden="true" className="size-2 rounded-full bg-lit" />
      {t('live')}
    </span>
  );
}
