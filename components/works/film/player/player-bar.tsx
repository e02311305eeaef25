'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useId, useRef } from 'react';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import type { FilmChapter } from '@/lib/works/film/client/player/film-parts';
import type { PlayerSession } from '@/lib/works/film/client/player/player-session';
import type { PlayerState } from '@/lib/works/film/client/player/player-state';
import { ChoiceButton } from './choice-button';
import { ChoicePanel } from './choice-panel';
import { ControlBar } from './control-bar';
import { PlayerButton } from './player-button';
import { PlayerIcon } from './player-icon';
import { SeekBar } from './seek-bar';
import { type ChoiceName, useChoices } from './use-choices';
import { ViewButtons } from './view-buttons';
import { VolumeControl } from './volume-control';

interface PlayerBarProps {
  session: PlayerSession;
  state: PlayerState;
  player: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  /** Title of the next work. */
  nextTitle: string | undefined;
  onNext(): void;
  chapters: readonly FilmChapter[] | undefined;
  /** The open panel. */
  open: ChoiceName | null;
  onOpen(panel: ChoiceName | null): void;
}

/** The controls: on a phone the seek bar is above the buttons, on a wide player between them. */
export function PlayerBar({ session, state, player, video, nextTitle, onNext, chapters, ...panel }: PlayerBarProps) {
  const { open, onOpen } = panel;
  const t = useTranslations('filmPlayer');
  const id = useId();
  const opener = useRef<HTMLDivElement>(null);
  const choices = useChoices(session, state);
  const shown = choices.find(({ name }) => name === open);
  const isMoving = state.wantsToPlay;
  const close = () => {
    opener.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    onOpen(null);
  };

  return (
    <>
      <ControlBar
        ref={opener}
        className="flex-wrap group-has-data-panel/player:bg-none group-has-data-panel/player:pt-0 @2xl:flex-nowrap"
      >
        <PlayerButton
          label={t(state.phase === 'ended' ? 'replay' : isMoving ? 'pause' : 'play')}
          icon={state.phase === 'ended' ? 'replay' : isMoving ? 'pause' : 'play'}
          data-first
          onClick={isMoving ? session.pause : session.play}
        />
        {nextTitle !== undefined && (
          <PlayerButton label={t('next', { title: nextTitle })} icon="next" onClick={onNext} />
        )}
        <VolumeControl session={session} volume={state.volume} isMuted={state.isMuted} />
        <div className="order-first flex min-w-0 grow basis-full items-center gap-3 px-2.5 @2xl:order-none @2xl:basis-0">
          <span>{formatDuration(state.position)}</span>
          <SeekBar
            position={state.position}
            duration={state.duration}
            bufferedTo={state.bufferedTo}
            chapters={chapters}
            onSeek={session.seek}
          />
          <span>{formatDuration(state.duration)}</span>
        </div>
        <span className="grow @2xl:hidden" />
        {choices.map(({ name, label, short }) => (
          <ChoiceButton
            key={name}
            label={label}
            panelId={`${id}-${name}`}
            isOpen={open === name}
            onClick={() => onOpen(open === name ? null : name)}
            className={name === 'subtitles' && state.language === null ? 'text-white/60' : ''}
          >
            {name === 'subtitles' ? <PlayerIcon name="subtitles" /> : short}
          </ChoiceButton>
        ))}
        <ViewButtons player={player} video={video} />
      </ControlBar>
      {shown && (
        <ChoicePanel
          key={shown.name}
          id={`${id}-${shown.name}`}
          title={shown.title}
          choices={shown.choices}
          value={shown.value}
          onChoose={shown.choose}
          onClose={close}
        />
      )}
    </>
  );
}
