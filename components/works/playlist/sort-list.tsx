'use client';

import { useTranslations } from 'next-intl';
import { SortList } from '@/components/ui/sort-list';
import type { PlaylistEntry } from '@/lib/works/playlist/contract';
import { SortRow } from './sort-row';

interface WorkSortListProps {
  list: PlaylistEntry[];
  onMove(list: PlaylistEntry[]): void;
  onTake(videoId: string): void;
}

/** The works of a play list, which are put in order. */
export function WorkSortList({ list, onMove, onTake }: WorkSortListProps) {
  const t = useTranslations('playlistEdit');
  const sort = useTranslations('playlistEdit.sort');
  return (
    <SortList
      list={list}
      idOf={({ videoId }) => videoId}
      titleOf={({ title }) => title || t('hidden')}
      onMove={onMove}
      words={{
        ...{ how: sort('how'), role: sort('role'), handle: (place) => sort('handle', place) },
        ...{ taken: (place) => sort('taken', place), over: (place) => sort('over', place) },
        ...{ put: (place) => sort('put', place), left: (place) => sort('left', place) },
      }}
    >
      {(entry, index) => <SortRow entry={entry} number={index + 1} onTake={() => onTake(entry.videoId)} />}
    </SortList>
  );
}
