'use client';

import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@/lib/platform/client/storage';
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

/** Whether the Android file was asked for since the page was loaded. */
export function useDownloadStarted(): boolean {
  return useSyncExternalStore(subscribe, () => downloadStarted, no);
}

/** The Android file is on its way: sets `hasApp` too, and tells {@link useDownloadStarted}. */
export function markDownloadStarted(): void {
  downloadStarted = true;
  markAppInstalled();
}

/**
 * Goes to an address that opens the app, and calls `onStayed` when the visitor is still on this page after `timeout`
 * milliseconds (specification section 9). A browser does not say whether an app opened; that the page was hidden, left
 * or covered by the system's question counts as it. Returns what calls the waiting off.
 */
export function launchApp(href: string, onStayed: () => void, timeout = 2500): () => void {
  const timer = setTimeout(() => {
    cancel();
    onStayed();
  }, timeout);
  function cancel() {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', leave);
    removeEventListener('pagehide', cancel);
    removeEventListener('blur', cancel);
  }
  function leave() {
    if (document.visibilityState === 'hidden') cancel();
  }
  document.addEventListener('visibilitychange', leave);
  addEventListener('pagehide', cancel);
  addEventListener('blur', cancel);
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
