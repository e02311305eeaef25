'use client';

import { useCallback } from 'react';
import { VideoPlayer } from '@/components/works/film/card-player';
import { askEntryFilm } from '@/lib/events/judging/client/judgings';
import type { JudgeEntry } from '@/lib/events/judging/contract';

interface EntryFilmProps {
  roundId: string;
  entry: Pick<JudgeEntry, 'number' | 'title' | 'pictures' | 'duration'>;
}

/** The film of an entry, by addresses that tell nothing of its work; watching it is not counted. */
export function EntryFilm({ roundId, entry }: EntryFilmProps) {
  const { number, title, pictures, duration } = entry;
  const ask = useCallback((signal: AbortSignal) => askEntryFilm(roundId, number, signal), [roundId, number]);
  return (
    <div className="overflow-hidden max-md:-mx-gutter md:rounded-md">
      <VideoPlayer
        id={`${roundId}-${number}`}
        ask={ask}
        cover={pictures[0] ?? null}
        title={title}
        duration={duration}
        size={null}
      />
    </div>
  );
}
