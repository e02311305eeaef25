import { useTranslations } from 'next-intl';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { AwardMark } from '@/lib/events/award/contract';
import { entryPath } from '@/lib/events/entry/client/addresses';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';

/** What a work or a person won, beside what else is said of them; each leads to the entry in its contest. Nothing without an award. */
export function CardAwardMarks({ marks, className = '' }: { marks: readonly AwardMark[]; className?: string }) {
  const t = useTranslations('award.marks');
  const textLanguage = useTextLanguage();
  if (marks.length === 0) return null;
  return (
    <ul aria-label={t('label')} className={`flex flex-wrap gap-2 ${className}`}>
      {marks.map(({ entryId, award, contest, year }) => (
        <li key={`${entryId} ${award.text}`} className="min-w-0">
          <Link
            href={entryPath(contest.name, entryId)}
            className="flex min-h-11 min-w-0 items-center gap-2 rounded-md bg-accent-wash px-3.5 py-1.5 text-accent text-sm hover:underline"
          >
            <ScreenIcon name="medal" className="size-5 flex-none" />
            <span lang={textLanguage(award.language)} className="font-semibold wrap-anywhere">
              {award.text}
            </span>
            <span lang={textLanguage(contest.language)} className="truncate">
              {t('of', { contest: contest.text, year: String(year) })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
