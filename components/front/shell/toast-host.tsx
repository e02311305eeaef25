'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { ToasterProps } from '@/components/ui/toaster';
import { afterLoad } from '@/lib/platform/client/after-load';
import { loadFaults } from '@/lib/platform/client/load-part';
import { lostScriptNote } from '@/lib/platform/client/lost-script-note';
import { toastQueue } from '@/lib/platform/client/toast';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';

const loadErrorPage = () => importWithTimeout(() => import('./error-page'), 'error-page');

/**
 * Loads the toaster with the first toast. If that fails, the browser's own dialogs show the queue, and the next toast
 * tries again.
 */
export function ToastHost(props: ToasterProps) {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);

  useEffect(() => {
    // The page is hydrated, whatever scripts failed before.
    document.getElementById(lostScriptNote)?.setAttribute('hidden', '');
    // The code that reports chunks that fail to load is fetched while there is a connection; if that fails, it is
    // loaded when needed.
    return afterLoad(() => {
      for (const load of [loadFaults, loadErrorPage]) load().catch(() => undefined);
    });
  }, []);
  useEffect(() => {
    if (Toaster) return;
    const load = () => {
      importWithTimeout(() => import('@/components/ui/toaster'), 'toaster').then(
        (module) => setToaster(() => module.Toaster),
        sayPlainly,
      );
    };
    if (toastQueue.waiting().length > 0) load();
    return toastQueue.subscribe(load);
  }, [Toaster]);

  return Toaster && <Toaster {...props} />;
}

function sayPlainly() {
  for (const text of toastQueue.take()) {
    const retry = toastQueue.retryOf(text);
    toastQueue.gone(text);
    if (!retry) alert(text);
    else if (confirm(text)) retry();
  }
}
