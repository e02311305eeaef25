'use client';

import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '@/lib/platform/client/storage';

const listeners = new Set<() => void>();
let downloadStarted = false;

/** Whether the visitor is assumed to have the app (`hasApp` of specification section 3); false on the server. */
export function useHasApp(): boolean {
  return useSyncExternalStore(subscribe, () => readStored('hasApp') === true, no);
}

/** Sets `hasApp` and notifies {@link useHasApp}. */
export function markAppInstalled(): void {
  writeStored('hasApp', true);
  for (const listener of listeners) listener();
}

/** Clears `hasApp` and notifies {@link useHasApp}. */
export function forgetApp(): void {
  removeStored('hasApp');
  for (const listener of listeners) listener();
}

/** Whether the Android file was requested since the page was loaded. */
export function useDownloadStarted(): boolean {
  return useSyncExternalStore(subscribe, () => downloadStarted, no);
}

/** The Android download has started: sets `hasApp` too, and notifies {@link useDownloadStarted}. */
export function markDownloadStarted(): void {
  downloadStarted = true;
  markAppInstalled();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const no = () => false;
