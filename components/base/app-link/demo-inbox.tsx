'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { type BridgeHandler, bridgeHandlers } from '@/lib/platform/client/before-paint';
import { DemoSection } from './demo-section';

interface Message {
  /** Counts from one. */
  number: number;
  at: Date;
  name: BridgeHandler;
  /** As it came, as text. */
  value: string;
}

const kept = 20;

/** What the app has said to the page since it was opened, the latest first (specification section 7). */
export function DemoInbox() {
  const t = useTranslations('appLink.demo.inbox');
  const [messages, setMessages] = useState<Message[]>([]);

  useEffect(() => {
    const note = (name: BridgeHandler, value: unknown) => {
      const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
      const message = { at: new Date(), name, value: text };
      setMessages((earlier) => [{ number: (earlier[0]?.number ?? 0) + 1, ...message }, ...earlier].slice(0, kept));
    };
    const stops = bridgeHandlers.map((name) => overhear(name, (value) => note(name, value)));
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return (
    <DemoSection title={t('title')}>
      {messages.length === 0 && <p className="text-ink-2">{t('empty')}</p>}
      <div role="log" aria-label={t('title')}>
        <ol className="tabular-nums">
          {messages.map(({ number, at, name, value }) => (
            <li key={number} className="flex gap-4 py-1.5">
              <time dateTime={at.toISOString()} className="text-ink-2">
                {at.toTimeString().slice(0, 8)}
              </time>
              <span translate="no" className="font-semibold">
                {name}
              </span>
              {/* A token is a credential: it is on no screen. */}
              <span className="min-w-0 break-all">
                {name === 'getToken' ? t('hidden', { length: String(value.length) }) : value}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </DemoSection>
  );
}

/**
 * Listens to what the app calls on a function of the page, whether or not a handler is set. Returns a function that
 * stops it.
 */
function overhear(name: BridgeHandler, note: (value: unknown) => void): () => void {
  let answer: unknown = Reflect.get(window, name);
  const hear = (value: unknown) => {
    note(value);
    if (typeof answer === 'function') answer(value);
  };
  Object.defineProperty(window, name, {
    configurable: true,
    get: () => hear,
    set: (next: unknown) => {
      answer = next;
    },
  });
  return () => Object.defineProperty(window, name, { configurable: true, writable: true, value: answer });
}
