'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { ToasterProps } from '@/components/ui/toaster';
import { importWithTimeout } from '@/lib/platform/client/import-with-timeout';
import { toastQueue } from '@/lib/platform/client/toast';

/** Loads the toaster when the first message comes; should that fail, the next message tries again. */
export function ToastHost(props: ToasterProps) {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);

  useEffect(() => {
    if (Toaster) return;
    const load = () => {
      importWithTimeout(() => import('@/components/ui/toaster'), 'toaster').then(
        (module) => setToaster(() => module.Toaster),
        (error: unknown) => console.warn('Messages wait until the toaster loads', error),
      );
    };
    if (toastQueue.waiting().length > 0) load();
    return toastQueue.subscribe(load);
  }, [Toaster]);

  return Toaster && <Toaster {...props} />;
}
