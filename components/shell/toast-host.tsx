'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { ToasterProps } from '@/components/ui/toaster';
import { toastQueue } from '@/lib/platform/client/toast';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';

/**
 * Loads the toaster when the first message comes. Should that fail, the messages are shown plainly, and the next one tries
 * again.
 */
export function ToastHost(props: ToasterProps) {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  const [plain, setPlain] = useState<readonly string[]>([]);

  useEffect(() => {
    if (Toaster) return;
    const load = () => {
      importWithTimeout(() => import('@/components/ui/toaster'), 'toaster').then(
        (module) => setToaster(() => module.Toaster),
        () => setPlain(toastQueue.waiting()),
      );
    };
    if (toastQueue.waiting().length > 0) load();
    return toastQueue.subscribe(load);
  }, [Toaster]);

  if (Toaster) return <Toaster {...props} />;
  return plain.length > 0 && <PlainMessages {...props} texts={plain} onDone={() => setPlain([])} />;
}

function PlainMessages({
  label,
  retryLabel,
  dismissLabel,
  texts,
  onDone,
}: ToasterProps & { texts: readonly string[]; onDone(): void }) {
  const done = () => {
    for (const text of toastQueue.take()) toastQueue.gone(text);
    onDone();
  };
  const buttonOf = (words: string, press: () => void) => (
    <button key={words} type="button" onClick={press} className="min-h-11 font-semibold underline underline-offset-4">
      {words}
    </button>
  );
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className="fixed inset-x-4 bottom-[calc(76px+env(safe-area-inset-bottom))] z-50 mx-auto w-fit max-w-105 rounded-md bg-ink px-4 text-paper text-sm"
    >
      {texts.map((text) => {
        const retry = toastQueue.retryOf(text);
        const again = () => {
          done();
          retry?.();
        };
        return (
          <div key={text} className="flex flex-wrap items-center gap-x-4">
            <p className="py-3">{text}</p>
            {retry && buttonOf(retryLabel, again)}
          </div>
        );
      })}
      {buttonOf(dismissLabel, done)}
    </section>
  );
}
