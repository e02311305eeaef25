'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { isKeyTaken, type SingleKeys, useSingleKeysSwitch } from '@/lib/platform/client/use-single-keys';

/**
 * Keyboard shortcuts of a table: `/` searches, `j` `k` and the arrows move, Enter opens, `e` saves, `r` renews, `?`
 * shows this list.
 */
export function useTableKeys(root: RefObject<HTMLElement | null>, onHelp: () => void): SingleKeys {
  const keys = useSingleKeysSwitch();
  const { areOn } = keys;
  const help = useRef(onHelp);
  useEffect(() => {
    help.current = onHelp;
  });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!root.current || !areOn || isKeyTaken(event)) return;
      const act = actionOf(event.key, root.current, help.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [root, areOn]);

  return keys;
}

function actionOf(key: string, root: HTMLElement, help: () => void): (() => void) | null {
  const press = (selector: string) => {
    const element = root.querySelector<HTMLElement>(selector);
    return element && (() => element.click());
  };
  const search = root.querySelector<HTMLInputElement>('[data-search]');
  const isInRow = document.activeElement?.closest('[data-row]') !== null && root.contains(document.activeElement);
  if (key === '/') return search && (() => search.focus());
  if (key === 'e') return press('[data-export]');
  if (key === 'r') return press('[data-refresh]');
  if (key === '?') return help;
  // Arrow keys scroll the page unless the focus is in a row.
  if (key === 'j' || (key === 'ArrowDown' && isInRow)) return () => move(root, 1);
  if (key === 'k' || (key === 'ArrowUp' && isInRow)) return () => move(root, -1);
  return null;
}

/** Moves the focus to the next or previous row: to its link, where it has one. */
function move(root: HTMLElement, step: 1 | -1): void {
  const rows = [...root.querySelectorAll<HTMLElement>('[data-row]')];
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  const next =
    rows[here === -1 ? (step === 1 ? 0 : rows.length - 1) : Math.min(Math.max(here + step, 0), rows.length - 1)];
  const target = next?.querySelector<HTMLElement>('[data-open]') ?? next;
  target?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
