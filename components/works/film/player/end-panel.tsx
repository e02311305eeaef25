'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { inOwnApp } from '@/lib/platform/client/host';
import { Link } from '@/lib/platform/i18n/link';
import { wayOnClass } from './broken-panel';

/** Countdown before the next work, in seconds. */
const pause = 5;

interface EndPanelProps {
  /** `href` without language prefix. */
  next: { href: string; title: string };
  onNext(): void;
  onReplay(): void;
}

/**
 * The film has ended and the next work follows unless cancelled. There is no countdown while the person is typing, nor
 * in the own app, which opens works on screens of its own.
 */
export function EndPanel({ next, onNext, onReplay }: EndPanelProps) {
  const t = useTranslations('filmPlayer');
  const [left, setLeft] = useState<number | null>(() => (inOwnApp() || isField(document.activeElement) ? null : pause));
  const goOn = useEffectEvent(onNext);

  useEffect(() => {
    if (left === null) return;
    if (left === 0) return goOn();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  useEffect(() => {
    const stay = ({ target }: FocusEvent) => isField(target) && setLeft(null);
    document.addEventListener('focusin', stay);
    return () => document.removeEventListener('focusin', stay);
  }, []);

  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onNext();
  };

  return (
    <div
      data-panel
      className="absolute inset-0 z-1 flex flex-col items-center justify-center gap-1 bg-shade/80 px-6 pb-11 text-center"
    >
      <p className="text-white/80">{left === null ? t('nextUp') : t('nextIn', { seconds: left })}</p>
      <p className="line-clamp-2 text-lg font-semibold text-balance">{next.title}</p>
      <div className="mt-3 flex flex-wrap items-center justify-center gap-2">
        <Link href={next.href} onClick={follow} className={wayOnClass}>
          {t('nextNow')}
        </Link>
        <button
          type="button"
          onClick={left === null ? onReplay : () => setLeft(null)}
          className="min-h-11 min-w-18 rounded-full border border-white/60 px-5 text-base font-semibold"
        >
          {t(left === null ? 'replay' : 'cancel')}
        </button>
      </div>
    </div>
  );
}

function isField(target: EventTarget | null): boolean {
  // The player's own sliders and choices do not count as typing.
  return (
    target instanceof Element && target.matches('input:not([type=range], [type=radio]), textarea, [contenteditable]')
  );
}
