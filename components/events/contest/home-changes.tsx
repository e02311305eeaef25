import { useTranslations } from 'next-intl';
import { contestPartPath } from '@/lib/events/contest/client/addresses';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';

/** The last changes of a contest since it was published, and the way to all of them. Nothing where there are none. */
export function HomeChanges({ contest: { name, changes } }: { contest: ContestDetail }) {
  const t = useTranslations('contestHome.changes');
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="mb-2 text-xl">
        {t('title')}
      </h2>
      <ul className="border-line border-t text-sm">
        {changes.slice(0, shown).map(({ at, change }) => (
          <li key={`${at} ${change}`} className="flex justify-between gap-4 border-line border-b py-2.5">
            <span>{t(`names.${change}`)}</span>
            <time dateTime={at} className="flex-none text-ink-3 tabular-nums">
              {formatDate(Date.parse(at), { withTime: true })}
            </time>
          </li>
        ))}
      </ul>
      <Link
        href={contestPartPath(name, 'integrity')}
        className="inline-flex min-h-11 items-center text-accent text-sm hover:underline"
      >
        {t('all')}
      </Link>
    </section>
  );
}

const shown = 3;
