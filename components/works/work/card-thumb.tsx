import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { Stamp } from '@/components/ui/stamp';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';

interface WorkThumbProps {
  thumb: string | null;
  /** Seconds; 0 while unknown. */
  duration?: number;
  /** Additional content on the picture. */
  children?: ReactNode;
}

/** The picture of a work in a row, with its length. */
export function WorkThumb({ thumb, duration = 0, children }: WorkThumbProps) {
  const t = useTranslations('workCard');
  return (
    <span className="relative block overflow-hidden rounded-md">
      <Picture picture={thumb} cuts={cuts} sizes="148px" className="aspect-3/2 w-full" />
      {duration > 0 && (
        <Stamp className="absolute right-1.5 bottom-1.5">
          <span className="sr-only">{t('duration')} </span>
          {formatDuration(duration)}
        </Stamp>
      )}
      {children}
    </span>
  );
}

/** Placeholder of a row. */
export function WorkRowSkeleton() {
  return (
    <div aria-hidden="true" className={workRow}>
      <div className="skeleton aspect-3/2 rounded-md!" />
      <div>
        <div className="skeleton h-4 w-4/5" />
        <div className="skeleton mt-2 h-3.5 w-2/5" />
      </div>
    </div>
  );
}

/** A row of a picture and text beside it. */
export const workRow = 'grid grid-cols-[9.25rem_minmax(0,1fr)] items-start gap-3.5 py-4';

/** Rows in one column, or in two where there is space. */
export const workRows = '-mt-4 gap-x-12 md:grid md:grid-cols-2 *:border-b *:border-line';

/** An action below the text of a work. */
export const rowAction =
  'inline-flex min-h-11 min-w-11 items-center px-2.25 text-ink-2 text-sm transition-colors hover:text-ink disabled:opacity-50';

const cuts = [videoThumbnailSize] as const;
