'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { readStored } from '@/lib/platform/client/storage';
import { commandOfKey, type KeyPlace, type PlayerCommand } from '@/lib/works/film/client/player/player-keys';

/** The player that was mounted or played last: keys pressed on the page itself go to it. */
let latest: HTMLElement | null = null;

/** Passes keyboard shortcuts to the player. */
export function usePlayerKeys(player: RefObject<HTMLElement | null>, onCommand: (command: PlayerCommand) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const element = player.current;
    if (event.defaultPrevented || !element) return;
    const place = placeOf(document.activeElement, element);
    if (place === 'page' && latest !== element) return;
    const command = commandOfKey({
      key: event.key,
      isModified: event.ctrlKey || event.metaKey || event.altKey || event.isComposing,
      place,
      areSingleKeysOff: readStored('singleKeysOff') === true,
    });
    if (!command) return;
    event.preventDefault();
    onCommand(command);
  });

  useEffect(() => {
    const element = player.current;
    if (!element) return;
    const take = () => {
      latest = element;
    };
    take();
    // `play` does not bubble, so it is captured.
    element.addEventListener('play', take, true);
    document.addEventListener('keydown', press);
    return () => {
      element.removeEventListener('play', take, true);
      document.removeEventListener('keydown', press);
      if (latest === element) latest = null;
    };
  }, [player]);
}

function placeOf(focused: Element | null, player: HTMLElement): KeyPlace {
  if (!focused || focused === document.body) return 'page';
  if (!player.contains(focused)) return 'elsewhere';
  if (focused instanceof HTMLInputElement) return focused.type === 'range' ? 'slider' : 'choice';
  return focused instanceof HTMLButtonElement || focused instanceof HTMLAnchorElement ? 'button' : 'player';
}
