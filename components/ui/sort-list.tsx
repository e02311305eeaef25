'use client';

import type { Modifier } from '@dnd-kit/core';
import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { ScreenIcon } from './screen-icon';
import { type Sorted, SortFrame, useSortItem } from './sort-frame';

interface SortListProps<Item> extends Sorted<Item> {
  /** Items are higher than their handle, which stands at their top. */
  isTall?: boolean;
  /** An item beside its handle. */
  children(item: Item, index: number): ReactNode;
}

/** A list whose order its handles change. */
export function SortList<Item>({ children, isTall = false, ...sorted }: SortListProps<Item>) {
  const { list, idOf, titleOf, words } = sorted;
  return (
    <SortFrame {...sorted} strategy={verticalListSortingStrategy} modifiers={upAndDown}>
      <ol className="divide-y divide-line">
        {list.map((item, index) => (
          <SortItem
            key={idOf(item)}
            id={idOf(item)}
            isTall={isTall}
            role={words.role}
            label={words.handle({ title: titleOf(item), place: index + 1 })}
          >
            {children(item, index)}
          </SortItem>
        ))}
      </ol>
    </SortFrame>
  );
}

const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];

interface SortItemProps {
  id: string;
  isTall: boolean;
  role: string;
  /** Of the handle. */
  label: string;
  children: ReactNode;
}

function SortItem({ id, isTall, role, label, children }: SortItemProps) {
  const { item, handle, isDragging } = useSortItem(id, role);
  return (
    <li
      {...item}
      className={`flex gap-2 bg-paper py-2 ${isTall ? 'items-start' : 'items-center'} ${isDragging ? 'relative z-1 rounded-md bg-surface outline-2 outline-accent' : ''}`}
    >
      <button
        type="button"
        {...handle}
        aria-label={label}
        className="grid size-11 flex-none cursor-grab touch-none place-items-center rounded-md text-ink-3 hover:text-ink active:cursor-grabbing"
      >
        <ScreenIcon name="grip" />
      </button>
      {children}
    </li>
  );
}
