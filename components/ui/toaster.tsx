'use client';

import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { toastQueue } from '@/lib/platform/client/toast';

export interface ToasterProps {
  /** Accessible name of the region. */
  label: string;
  /** For a toast that offers a retry. */
  retryLabel: string;
  dismissLabel: string;
}

const manager = Toast.createToastManager();

/** Shows the toast queue, at most three at once, above whatever docks at the bottom. */
export function Toaster({ label, retryLabel, dismissLabel }: ToasterProps) {
  useEffect(() => {
    const showWaiting = () => {
      for (const text of toastQueue.take()) show(text, retryLabel);
    };
    showWaiting();
    const unsubscribe = toastQueue.subscribe(showWaiting);
    return () => {
      unsubscribe();
      toastQueue.allGone();
    };
  }, [retryLabel]);

  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={label}
          className="pointer-events-none fixed inset-x-0 bottom-[calc(76px+env(safe-area-inset-bottom))] z-50 mx-auto flex w-full max-w-105 flex-col-reverse items-center gap-2 px-4"
        >
          <Messages dismissLabel={dismissLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function show(text: string, retryLabel: string) {
  const retry = toastQueue.retryOf(text);
  let isAnswered = false;
  // A toast with a pressed action has left the queue already: the retry may show the same one.
  const onRemove = () => isAnswered || toastQueue.gone(text);
  const onClick = () => {
    isAnswered = true;
    toastQueue.gone(text);
    manager.close(id);
    retry?.();
  };
  const action = retry && { timeout: 0, actionProps: { children: retryLabel, onClick } };
  const id = manager.add({ title: text, onRemove, ...action });
}

function Messages({ dismissLabel }: { dismissLabel: string }) {
  return Toast.useToastManager().toasts.map((message) => (
    <Toast.Root
      key={message.id}
      toast={message}
      className="pointer-events-auto max-w-full rounded-md bg-ink text-paper transition data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-3 data-starting-style:opacity-0"
    >
      <Toast.Content className="flex items-center gap-1 ps-4">
        <Toast.Title render={<p />} className="py-3 text-sm" />
        <Toast.Action className="min-h-11 shrink-0 px-2 text-sm font-semibold underline underline-offset-4" />
        <Toast.Close aria-label={dismissLabel} className="grid size-11 shrink-0 place-items-center">
          <svg
            viewBox="0 0 24 24"
            className="size-4"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M5 5l14 14M19 5L5 19" />
          </svg>
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
