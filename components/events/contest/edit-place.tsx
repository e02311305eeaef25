'use client';

import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';

/** A field of the editor that a finding leads to, by the path of its rule. */
export function EditPlace({ path, children }: { path: string; children: ReactNode }) {
  return <div id={placeId(path)}>{children}</div>;
}

const placeId = (path: string) => `field-${path}`;

/** The latest finding that somebody followed. */
export interface Led {
  path: string;
  /** Grows with each. */
  count: number;
}

/** Leads to a field: what it stands in opens, then it takes the focus. */
export function useLead() {
  const [led, setLed] = useState<Led>({ path: '', count: 0 });
  return {
    led,
    lead(path: string): void {
      flushSync(() => setLed(({ count }) => ({ path, count: count + 1 })));
      const field = nearest(path)?.querySelector<HTMLElement>(focusable);
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
    },
  };
}

const focusable = 'input, textarea, button, [contenteditable="true"]';

/** The field, or where it has no place of its own, the one that it belongs to. */
function nearest(path: string): HTMLElement | null {
  if (path === '') return null;
  return document.getElementById(placeId(path)) ?? nearest(path.split('.').slice(0, -1).join('.'));
}
