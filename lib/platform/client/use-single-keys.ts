'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { readStored, removeStored, writeStored } from './storage';

/** Whether single-letter shortcuts are on, and how to change that: speech input or a tremor may make them unwanted. */
export interface SingleKeys {
  areOn: boolean;
  turn(areOn: boolean): void;
}

/** Acts of a screen by their keys, one letter each; null for one that is not possible now. */
export function useSingleKeys(acts: Readonly<Record<string, (() => void) | null>>): SingleKeys {
  const keys = useSingleKeysSwitch();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys.areOn && !isKeyTaken(event) ? acts[event.key] : null;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return keys;
}

/** The choice of this browser, for all screens with such keys. */
export function useSingleKeysSwitch(): SingleKeys {
  const [areOn, setOn] = useState(true);
  useEffect(() => setOn(readStored('singleKeysOff') !== true), []);
  function turn(next: boolean) {
    if (next) removeStored('singleKeysOff');
    else writeStored('singleKeysOff', true);
    setOn(next);
  }
  return { areOn, turn };
}

/** The key is meant for a field, a dialog or the browser. */
export function isKeyTaken({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
