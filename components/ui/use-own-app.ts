'use client';

import { useSyncExternalStore } from 'react';
import { inOwnApp } from '@/lib/platform/client/host';

/** Whether this page runs inside the product's own app. A cached page cannot know: false until the browser says so. */
export function useOwnApp(): boolean {
  return useSyncExternalStore(never, inOwnApp, () => false);
}

const never = () => () => {};
