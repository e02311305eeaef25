'use client';

import { useTranslations } from 'next-intl';
import type { PublicReplay } from '@/lib/live/replay/contract';
import { Link } from '@/lib/platform/i18n/link';
import { ReplayChapters } from './replay-chapters';

/** The chapters of a replay, and the way to the page of its work. Needs the messages `replay`. */
export function ReplayWays({ replay: { workId, chapters } }: { replay: PublicReplay }) {
  const t = useTranslations('replay');
  return (
    <>
      {chapters.length > 0 && <ReplayChapters chapters={chapters} />}
      <p>
        <Link
          href={`/video/detail/${encodeURIComponent(workId)}`}
          className="inline-flex min-h-11 items-center text-ink-2 text-sm underline underline-offset-4 hover:text-ink"
        >
          {t('work')}
        </Link>
      </p>
    </>
  );
}
