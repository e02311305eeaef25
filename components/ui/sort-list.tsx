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
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ReactNode, useId, useRef } from 'react';
import { ScreenIcon } from './screen-icon';

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

interface SortListProps<Item> {
  list: Item[];
  idOf(item: Item): string;
  titleOf(item: Item): string;
  onMove(list: Item[]): void;
  words: SortWords;
  /** An item beside its handle. */
  children(item: Item, index: number): ReactNode;
}

/**
 * A list whose order is changed by dragging the handles, or by keys: Space picks an item up, arrows move it, Space drops
 * it.
 */
export function SortList<Item>({ list, idOf, titleOf, onMove, words, children }: SortListProps<Item>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = list.map(idOf);
  const titles = list.map(titleOf);
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
      accessibility={{
        announcements: useAnnouncements(ids, titles, words),
        screenReaderInstructions: { draggable: words.how },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className="divide-y divide-line">
          {list.map((item, index) => (
            <SortItem
              key={ids[index]}
              id={ids[index] ?? ''}
              role={words.role}
              label={words.handle({ title: titles[index] ?? '', place: index + 1 })}
            >
              {children(item, index)}
            </SortItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];

interface SortItemProps {
  id: string;
  role: string;
  /** Of the handle. */
  label: string;
  children: ReactNode;
}

function SortItem({ id, role, label, children }: SortItemProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: role },
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`flex items-center gap-2 bg-paper py-2 ${isDragging ? 'relative z-1 rounded-md bg-surface outline-2 outline-accent' : ''}`}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={label}
        className="grid size-11 flex-none cursor-grab touch-none place-items-center rounded-md text-ink-3 hover:text-ink active:cursor-grabbing"
      >
        <ScreenIcon name="grip" />
      </button>
      {children}
    </li>
  );
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
