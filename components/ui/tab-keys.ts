import type { KeyboardEvent } from 'react';

/** A tab in a row: text with a line below the selected one. */
export const tabClass =
  'relative flex-none scroll-mt-0 py-3 -outline-offset-2 text-ink-2 hover:text-ink aria-selected:font-bold aria-selected:text-ink ' +
  'aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:bottom-0 aria-selected:after:h-0.5 aria-selected:after:bg-accent';

/** The tab pattern's keys: arrows, Home and End move the focus, Space presses (Enter does so by itself on a link). */
export function moveTabFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const here = tabs.findIndex((tab) => tab.matches(':focus'));
  const targets: Record<string, number> = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: -1 };
  const target = targets[event.key];
  if (event.key === ' ') tabs[here]?.click();
  else if (target !== undefined) tabs.at(target % tabs.length)?.focus();
  else return;
  event.preventDefault();
}
