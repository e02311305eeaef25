'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { blockLimits } from '@/lib/base/content/codes';
import { OrderButtons, type OrderProps } from './edit-order';

interface BlockItemsProps<Item> {
  list: 'pictures' | 'rows' | 'partners';
  items: readonly Item[];
  /** A new one. */
  empty: Item;
  onChange(items: Item[]): void;
  /** What is wrong with the list as a whole. */
  error: string | undefined;
  /** The fields of an item. */
  children(item: Item, index: number, change: (part: Partial<Item>) => void): ReactNode;
}

/** The items of a block, each with its fields and its place in the order. */
export function BlockItems<Item extends object>({
  list,
  items,
  empty,
  onChange,
  error,
  children,
}: BlockItemsProps<Item>) {
  const t = useTranslations('contentBlocks.items');
  const keys = useItemKeys(items.length);
  const add = useRef<HTMLButtonElement>(null);
  const isFull = items.length >= blockLimits[list];
  const move = (from: number, to: number) => {
    const [item] = items.slice(from, from + 1);
    if (!item) return;
    keys.move(from, to);
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item));
  };
  return (
    <>
      <ol className="border-line border-t">
        {items.map((item, index) => (
          <Item
            key={keys.list[index]}
            name={t(`nth.${list}`, { place: index + 1 })}
            index={index}
            isLast={index === items.length - 1}
            onMove={(to) => move(index, to)}
            onRemove={() => {
              keys.remove(index);
              onChange(items.toSpliced(index, 1));
              add.current?.focus();
            }}
          >
            {children(item, index, (part) => onChange(items.with(index, { ...item, ...part })))}
          </Item>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <button
          ref={add}
          type="button"
          aria-disabled={isFull || undefined}
          onClick={() => !isFull && onChange([...items, empty])}
          className={`aria-disabled:opacity-50 ${buttonClass('line', 'small')}`}
        >
          {t(`add.${list}`)}
        </button>
        <span role={error ? 'alert' : 'status'} className={`text-sm ${error ? 'text-danger' : 'text-ink-3'}`}>
          {error ?? (isFull && t('full', { most: blockLimits[list] }))}
        </span>
      </div>
    </>
  );
}

interface ItemProps extends OrderProps {
  children: ReactNode;
}

function Item({ name, children, ...order }: ItemProps) {
  return (
    <li className="border-line border-b py-3">
      <fieldset className="min-w-0">
        <legend className="sr-only">{name}</legend>
        <div className="flex items-center">
          <span aria-hidden="true" className="grow text-ink-3 text-sm">
            {name}
          </span>
          <OrderButtons {...{ name, ...order }} />
        </div>
        {children}
      </fieldset>
    </li>
  );
}

interface ItemKeys {
  list: readonly number[];
  /** How many were made: the next one. */
  made: number;
}

/** Keys that stay with the items of a list when these move; items have no id of their own. */
function useItemKeys(count: number) {
  const [state, setState] = useState(() => keysFor(count));
  // Items were added, or the list was replaced from outside.
  const keys = state.list.length === count ? state : keysFor(count, state);
  if (keys !== state) setState(keys);
  return {
    list: keys.list,
    move(from: number, to: number) {
      const [key] = keys.list.slice(from, from + 1);
      if (key !== undefined) setState({ ...keys, list: keys.list.toSpliced(from, 1).toSpliced(to, 0, key) });
    },
    remove: (index: number) => setState({ ...keys, list: keys.list.toSpliced(index, 1) }),
  };
}

function keysFor(count: number, { list, made }: ItemKeys = { list: [], made: 0 }): ItemKeys {
  const kept = list.slice(0, count);
  const added = [...Array(count - kept.length).keys()].map((each) => made + each);
  return { list: [...kept, ...added], made: made + added.length };
}
