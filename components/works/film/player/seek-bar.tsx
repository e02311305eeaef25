'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import type { FilmChapter } from '@/lib/works/film/client/player/film-parts';

interface SeekBarProps {
  /** All in seconds. */
  position: number;
  duration: number;
  bufferedTo: number;
  chapters?: readonly FilmChapter[] | undefined;
  onSeek(to: number): void;
}

const steps: Record<string, number> = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5 };

/** The position of the film, and seeking. Dragging previews the position and seeks on release. */
export function SeekBar({ position, duration, bufferedTo, chapters = [], onSeek }: SeekBarProps) {
  const t = useTranslations('filmPlayer');
  const [dragged, setDragged] = useState<number | null>(null);
  const [isHeld, setHeld] = useState(false);
  const [hovered, setHovered] = useState<number | null>(null);
  const shown = Math.min(dragged ?? position, duration);
  const pointed = dragged ?? hovered;
  const chapterAt = (at: number) => chapters.findLast(({ seconds }) => seconds <= at)?.title;
  const chapter = chapterAt(shown);
  const place = { position: formatDuration(shown), duration: formatDuration(duration) };
  const width = (seconds: number) => `${duration > 0 ? Math.min(100, (seconds / duration) * 100) : 0}%`;

  const change = (to: number) => (isHeld ? setDragged(to) : onSeek(to));
  const release = () => {
    setHeld(false);
    setDragged(null);
    if (dragged !== null) onSeek(dragged);
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onSeek(position + by);
  };
  const hover = ({ clientX, currentTarget, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const { left, width: whole } = currentTarget.getBoundingClientRect();
    setHovered(Math.min(1, Math.max(0, (clientX - left) / Math.max(1, whole))) * duration);
  };

  return (
    <div className="group/seek relative h-11 min-w-0 grow">
      <input
        type="range"
        min={0}
        max={Math.max(duration, 0.1)}
        step="any"
        value={shown}
        aria-label={t('seek')}
        aria-valuetext={chapter === undefined ? t('place', place) : t('placeIn', { ...place, chapter })}
        onChange={(event) => change(Number(event.target.value))}
        onKeyDown={step}
        onPointerDown={() => setHeld(true)}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerMove={hover}
        onPointerLeave={() => setHovered(null)}
        className="peer absolute inset-0 size-full cursor-pointer touch-none opacity-0"
      />
      <Line className="w-full bg-white/30" />
      <Line className="bg-white/40" width={width(bufferedTo)} />
      <Line className="bg-lit" width={width(shown)} />
      {chapters.map(({ seconds }) => seconds > 0 && <Break key={seconds} left={width(seconds)} />)}
      <span
        className="pointer-events-none absolute top-1/2 size-3 -translate-1/2 rounded-full bg-lit peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3"
        style={{ left: width(shown) }}
      />
      {pointed !== null && <Bubble left={width(pointed)} time={formatDuration(pointed)} title={chapterAt(pointed)} />}
    </div>
  );
}

function Line({ className, width }: { className: string; width?: string }) {
  return (
    <span
      className={`pointer-events-none absolute top-1/2 left-0 h-0.75 -translate-y-1/2 rounded-full ${className}`}
      style={{ width }}
    />
  );
}

/** Where a chapter begins. */
const Break = ({ left }: { left: string }) => (
  <span
    className="pointer-events-none absolute top-1/2 h-2 w-0.5 -translate-1/2 bg-white ring-1 ring-shade/60"
    style={{ left }}
  />
);

/** The time that is pointed to, and its chapter. */
function Bubble({ left, time, title }: { left: string; time: string; title: string | undefined }) {
  const half = title === undefined ? '24px' : '88px';
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute bottom-9 max-w-44 -translate-x-1/2 rounded-sm bg-shade/80 px-1.75 py-0.5 text-center"
      style={{ left: `clamp(${half}, ${left}, 100% - ${half})` }}
    >
      {title !== undefined && <span className="block truncate">{title}</span>}
      {time}
    </span>
  );
}
