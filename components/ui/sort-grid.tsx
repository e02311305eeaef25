'use client';

import { rectSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { ScreenIcon } from './screen-icon';
import { type Sorted, SortFrame, useSortItem } from './sort-frame';

interface SortGridProps<Item> extends Sorted<Item> {
  /** A picture below its handle. */
  children(item: Item, index: number): ReactNode;
  /** What stands after the pictures. */
  last?: ReactNode;
  /** The layout of the items. */
  className: string;
}

/** Pictures in rows, whose order their handles change. */
export function SortGrid<Item>({ children, last, className, ...sorted }: SortGridProps<Item>) {
  const { list, idOf, titleOf, words } = sorted;
  return (
    <SortFrame {...sorted} strategy={rectSortingStrategy}>
      <ol className={className}>
        {list.map((item, index) => (
          <SortItem
            key={idOf(item)}
            id={idOf(item)}
            role={words.role}
            label={words.handle({ title: titleOf(item), place: index + 1 })}
          >
            {children(item, index)}
          </SortItem>
        ))}
        {last}
      </ol>
    </SortFrame>
  );
}

interface SortItemProps {
  id: string;
  role: string;
  /** Of the handle. */
  label: string;
  children: ReactNode;
}

function SortItem({ id, role, label, children }: SortItemProps) {
  const { item, handle, isDragging } = useSortItem(id, role);
  return (
    <li {...item} className={`relative rounded-md ${isDragging ? 'z-1 outline-2 outline-accent' : ''}`}>
      {children}
      <button
        type="button"
        {...handle}
        aria-label={label}
        className="absolute top-0 left-0 grid size-11 cursor-grab touch-none place-items-center active:cursor-grabbing"
      >
        <span className="grid size-7 place-items-center rounded-full bg-shade/60 text-white">
          <ScreenIcon name="grip" className="size-4" />
        </span>
      </button>
    </li>
  );
}
