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
  type SortingStrategy,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ReactNode, useId, useRef } from 'react';

/** What is read out of an item: its name, its place from 1, and how many there are. */
type Place = Record<'title', string> & Record<'place' | 'count', number>;

export interface SortWords {
  /** How the keys move an item. */
  how: string;
  /** What an item is: 'movable'. */
  role: string;
  handle(place: Omit<Place, 'count'>): string;
  taken(place: Place): string;
  over(place: Place): string;
  put(place: Place): string;
  left(place: Place): string;
}

export interface Sorted<Item> {
  list: readonly Item[];
  idOf(item: Item): string;
  titleOf(item: Item): string;
  onMove(list: Item[]): void;
  words: SortWords;
}

interface SortFrameProps<Item> extends Sorted<Item> {
  strategy: SortingStrategy;
  modifiers?: Modifier[];
  children: ReactNode;
}

/** Around items whose order is changed by dragging their handles, or by keys: Space picks an item up, arrows move it, Space drops it. */
export function SortFrame<Item>({ list, idOf, titleOf, onMove, words, ...frame }: SortFrameProps<Item>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = list.map(idOf);
  const end = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (from >= 0 && to >= 0 && from !== to) onMove(arrayMove([...list], from, to));
  };
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      {...(frame.modifiers && { modifiers: frame.modifiers })}
      onDragEnd={end}
      accessibility={{
        announcements: useAnnouncements(ids, list.map(titleOf), words),
        screenReaderInstructions: { draggable: words.how },
      }}
    >
      <SortableContext items={ids} strategy={frame.strategy}>
        {frame.children}
      </SortableContext>
    </DndContext>
  );
}

/** What an item in the frame gives its element and its handle. */
export function useSortItem(id: string, role: string) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: role },
  });
  return {
    item: { ref: setNodeRef, style: { transform: CSS.Translate.toString(transform), transition } },
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
    isDragging,
  };
}

/** What is read out while an item is moved. */
function useAnnouncements(ids: string[], titles: string[], words: SortWords): Announcements {
  const indexOf = (id: UniqueIdentifier | undefined) => ids.indexOf(String(id));
  const say = (word: 'taken' | 'over' | 'put' | 'left', id: UniqueIdentifier, at: UniqueIdentifier | undefined) =>
    words[word]({ title: titles[indexOf(id)] ?? '', place: indexOf(at) + 1, count: ids.length });
  const hasMoved = useRef(false);
  return {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return say('taken', active.id, active.id);
    },
    onDragOver: ({ active, over }) => {
      // That it lies over its own place comes at once, and would interrupt the announcement that it was picked up.
      if (!over || (over.id === active.id && !hasMoved.current)) return undefined;
      hasMoved.current = true;
      return say('over', active.id, over.id);
    },
    onDragEnd: ({ active, over }) => say('put', active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => say('left', active.id, active.id),
  };
}
