'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { formatDuration } from '@/lib/platform/shared/format/duration';

/** How long it is shown, in ms: time to read and press. */
const stay = 10_000;

/** Says where the film resumes, with a button to start over. */
export function ResumedNote({ from, onAnew }: { from: number; onAnew(): void }) {
  const t = useTranslations('filmPlayer');
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), stay);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return (
    <div className="absolute top-2 left-2 z-1 group-has-data-title/player:top-12 flex items-center rounded-full bg-shade/80 pl-4">
      <p role="status">{t('resumed', { time: formatDuration(from) })}</p>
      <button
        type="button"
        onClick={onAnew}
        className="min-h-11 rounded-full px-4 font-semibold underline underline-offset-4"
      >
        {t('anew')}
      </button>
    </div>
  );
}
