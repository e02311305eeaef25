'use client';

import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '@/lib/platform/client/storage';
import { goTo } from './go-to';

const listeners = new Set<() => void>();
let downloadStarted = false;

/** Whether the visitor is taken to have the app (`hasApp` of specification section 3); false on the server. */
export function useHasApp(): boolean {
  return useSyncExternalStore(subscribe, () => readStored('hasApp') === true, no);
}

/** Sets `hasApp` and tells {@link useHasApp}. */
export function markAppInstalled(): void {
  writeStored('hasApp', true);
  for (const listener of listeners) listener();
}

/** Takes the visitor for one without the app again, and tells {@link useHasApp}. */
export function forgetApp(): void {
  removeStored('hasApp');
  for (const listener of listeners) listener();
}

/** Whether the Android file was asked for since the page was loaded. */
export function useDownloadStarted(): boolean {
  return useSyncExternalStore(subscribe, () => downloadStarted, no);
}

/** The Android file is on its way: sets `hasApp` too, and tells {@link useDownloadStarted}. */
export function markDownloadStarted(): void {
  downloadStarted = true;
  markAppInstalled();
}

interface Launch {
  /** The visitor is still on this page after the time-out. */
  onStayed(): void;
  /** The visitor left before it. */
  onLeft?(): void;
  /** In milliseconds (specification section 9). */
  timeout?: number;
}

/**
 * Goes to an address that opens the app, and says once what became of it. A browser does not say whether an app opened;
 * that the page was hidden, left or covered by the system's question counts as it. Returns what calls the waiting off.
 */
export function launchApp(href: string, { onStayed, onLeft, timeout = 2500 }: Launch): () => void {
  const timer = setTimeout(() => {
    cancel();
    onStayed();
  }, timeout);
  function cancel() {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', hide);
    removeEventListener('pagehide', leave);
    removeEventListener('blur', leave);
  }
  function leave() {
    cancel();
    onLeft?.();
  }
  function hide() {
    if (document.visibilityState === 'hidden') leave();
  }
  document.addEventListener('visibilitychange', hide);
  addEventListener('pagehide', leave);
  addEventListener('blur', leave);
  goTo(href);
  return cancel;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const no = () => false;
