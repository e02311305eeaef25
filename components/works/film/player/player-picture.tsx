'use client';

import { useRef } from 'react';
import { PlayerIcon, type PlayerIconName } from './player-icon';

interface PlayerPictureProps {
  label: string;
  icon: PlayerIconName;
  /** The film is paused: the large button shows. */
  isResting: boolean;
  isCursorHidden: boolean;
  onPress(isFinger: boolean): void;
  onDoublePress(): void;
}

/** The picture as a press target: a mouse plays and pauses, a finger shows and hides the controls. */
export function PlayerPicture({ label, icon, isResting, isCursorHidden, onPress, onDoublePress }: PlayerPictureProps) {
  const isFinger = useRef(false);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same is on buttons and keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys have their own way */}
      <div
        data-picture
        className={`absolute inset-0 ${isCursorHidden ? 'cursor-none' : ''}`}
        onPointerDown={(event) => {
          isFinger.current = event.pointerType === 'touch';
        }}
        onClick={() => onPress(isFinger.current)}
        onDoubleClick={() => isFinger.current || onDoublePress()}
      />
      {isResting && (
        <button
          type="button"
          aria-label={label}
          tabIndex={-1}
          onClick={() => onPress(false)}
          className="absolute top-1/2 left-1/2 z-1 grid size-18 -translate-1/2 place-items-center rounded-full bg-shade/60 hover:bg-shade/80"
        >
          <PlayerIcon name={icon} className="size-8" />
        </button>
      )}
    </>
  );
}
