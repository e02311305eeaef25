'use client';

import { useTranslations } from 'next-intl';
import { payPath } from '@/lib/live/broadcast/client/addresses';
import { previewSeconds } from '@/lib/live/stream/codes';
import { useSecondsLeft } from '@/lib/platform/client/use-seconds-left';
import { Link } from '@/lib/platform/i18n/link';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import { shortYuan } from '@/lib/platform/shared/format/yuan';

interface PreviewBarProps {
  id: string;
  priceFen: number;
  /** ISO 8601. */
  until: string;
}

/** That this is a preview, how long it goes on, and how to watch on. */
export function PreviewBar({ id, priceFen, until }: PreviewBarProps) {
  const t = useTranslations('stream.preview');
  const left = useSecondsLeft(Date.parse(until));
  // By a clock that is wrong, nothing is said: the server ends it by its own.
  const isSound = left > 0 && left <= previewSeconds;
  return (
    <div className="absolute inset-x-0 top-0 z-2 flex min-h-11 items-center justify-between gap-3 bg-shade/72 pl-3 text-sm">
      <span className="tabular-nums">{isSound ? t('left', { time: formatDuration(left) }) : t('now')}</span>
      <Link
        href={payPath(id)}
        rel="nofollow"
        className="inline-flex min-h-11 items-center px-3 font-semibold underline underline-offset-4 focus-visible:-outline-offset-4"
      >
        {t('buy', { price: shortYuan(priceFen) })}
      </Link>
    </div>
  );
}
