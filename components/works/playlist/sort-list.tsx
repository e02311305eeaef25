'use client';

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import type { PlaylistEntry } from '@/lib/works/playlist/contract';
import { SortRow } from './sort-row';

interface SortListProps {
  list: PlaylistEntry[];
  onMove(list: PlaylistEntry[]): void;
  onTake(videoId: string): void;
}

/**
 * Works that are put in order by dragging their handles, or by keys: Space picks one up, arrows move it, Space drops
 * it.
 */
export function SortList({ list, onMove, onTake }: SortListProps) {
  const t = useTranslations('playlistEdit.sort');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = list.map(({ videoId }) => videoId);
  const end = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (from >= 0 && to >= 0 && from !== to) onMove(arrayMove(list, from, to));
  };
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={upAndDown}
      onDragEnd={end}
      accessibility={{ announcements: useAnnouncements(list), screenReaderInstructions: { draggable: t('how') } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className="divide-y divide-line">
          {list.map((entry, index) => (
            <SortRow key={entry.videoId} entry={entry} number={index + 1} onTake={() => onTake(entry.videoId)} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];

/** Announcements while a work is moved. */
function useAnnouncements(list: PlaylistEntry[]): Announcements {
  const t = useTranslations('playlistEdit');
  const indexOf = (id: UniqueIdentifier | undefined) => list.findIndex(({ videoId }) => videoId === id);
  const say = (word: 'taken' | 'over' | 'put' | 'left', id: UniqueIdentifier, at: UniqueIdentifier | undefined) => {
    const title = list[indexOf(id)]?.title || t('hidden');
    return t(`sort.${word}`, { title, place: indexOf(at) + 1, count: list.length });
  };
  const hasMoved = useRef(false);
  return {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return say('taken', active.id, active.id);
    },
    onDragOver: ({ active, over }) => {
      // The event over its own place fires at once, and would interrupt the announcement that it was picked up.
      if (!over || (over.id === active.id && !hasMoved.current)) return undefined;
      hasMoved.current = true;
      return say('over', active.id, over.id);
    },
    onDragEnd: ({ active, over }) => say('put', active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => say('left', active.id, active.id),
  };
}
