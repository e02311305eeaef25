import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { Stamp } from '@/components/ui/stamp';
import { assignmentPath } from '@/lib/events/judging/client/addresses';
import type { AssignmentState } from '@/lib/events/judging/codes';
import type { AssignmentItem } from '@/lib/events/judging/contract';
import { pointsOf } from '@/lib/events/judging/rules/points';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';

/** An entry that a judge was given: its picture, its number and how far they are with it. */
export function AssignmentCard({ roundId, item }: { roundId: string; item: AssignmentItem }) {
  const t = useTranslations('judging.assignments');
  const textLanguage = useTextLanguage();
  const { id, number, title, titleLanguage, category, categoryLanguage, duration, thumb, state, total } = item;
  return (
    <Link href={assignmentPath(roundId, id)} className="group block">
      <span className="relative block overflow-hidden rounded-md">
        <Picture
          picture={thumb}
          cuts={cuts}
          sizes="(width >= 1200px) 270px, (width >= 768px) 31vw, 46vw"
          className={`aspect-3/2 w-full transition-transform duration-500 group-hover:scale-[1.02] ${state === 'scored' || state === 'open' ? '' : 'opacity-50'}`}
        />
        {duration > 0 && <Stamp className="absolute right-1.5 bottom-1.5">{formatDuration(duration)}</Stamp>}
      </span>
      <span className="mt-2 flex items-baseline justify-between gap-2 text-xs tabular-nums">
        <span className="text-ink-3">{t('number', { number })}</span>
        <span className={`font-semibold ${tones[state]}`}>
          {total === null ? t(`states.${state}`) : t('total', { total: pointsOf(total) })}
        </span>
      </span>
      <span lang={textLanguage(titleLanguage)} className="line-clamp-2 font-semibold wrap-anywhere">
        {title}
      </span>
      <span lang={textLanguage(categoryLanguage)} className="block truncate text-ink-3 text-sm">
        {category}
      </span>
    </Link>
  );
}

const tones: Record<AssignmentState, string> = {
  open: 'text-accent',
  scored: 'text-ok',
  recused: 'text-ink-3',
  setAside: 'text-ink-3',
};

export function AssignmentSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="skeleton aspect-3/2 rounded-md!" />
      <div className="skeleton mt-2 h-3.5 w-1/4" />
      <div className="skeleton mt-1.5 h-4 w-4/5" />
    </div>
  );
}

const cuts = [videoThumbnailSize, { width: 756, height: 504 }] as const;
