import { useTranslations } from 'next-intl';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { ContestAwards } from '@/lib/events/award/contract';
import { contestPartPath } from '@/lib/events/contest/client/addresses';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';

interface CardEntryAwardsProps {
  contestName: string;
  entryId: string;
  /** Those of its contest. */
  awards: ContestAwards['list'];
}

/** What an entry won, on its page, with what the jury says of it. Nothing for one without an award. */
export function CardEntryAwards({ contestName, entryId, awards }: CardEntryAwardsProps) {
  const t = useTranslations('award.marks');
  const textLanguage = useTextLanguage();
  const won = awards.flatMap(({ id, name, winners }) =>
    winners.filter(({ entry }) => entry.id === entryId).map(({ citation }) => ({ id, name, citation })),
  );
  if (won.length === 0) return null;
  return (
    <ul aria-label={t('label')} className="mt-4 space-y-4">
      {won.map(({ id, name, citation }) => (
        <li key={id}>
          <Link
            href={contestPartPath(contestName, 'awards')}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent text-lg hover:underline"
          >
            <ScreenIcon name="medal" className="size-6 flex-none" />
            <span lang={textLanguage(name.language)}>{name.text}</span>
          </Link>
          {citation.text && (
            <blockquote
              lang={textLanguage(citation.language)}
              className="border-line border-l-2 pl-3 text-ink-2 text-pretty wrap-anywhere"
            >
              {citation.text}
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  );
}
