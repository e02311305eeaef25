import { useTranslations } from 'next-intl';
import type { AuditEntry } from '@/lib/base/audit/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { useActionWords } from './action-words';
import { ConsoleSection } from './card-parts';
import { SubjectLink } from './subject-link';

/** What the staff did last. */
export function LatestEntries({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useTranslations('staff.overview');
  const { actionOf, actorOf } = useActionWords();
  return (
    <ConsoleSection title={t('latest')}>
      {entries.length === 0 ? (
        <p className="text-sm text-ink-3">{t('noneYet')}</p>
      ) : (
        <ul className="border-line border-t text-sm [&>li]:border-line [&>li]:border-b">
          {entries.map((entry) => (
            <li key={entry.id} className="flex flex-wrap gap-x-3 py-2">
              <time dateTime={entry.at} className="text-ink-3 tabular-nums">
                {formatDate(Date.parse(entry.at), { withTime: true })}
              </time>
              <span className="font-semibold">{actorOf(entry)}</span>
              <span>{actionOf(entry)}</span>
              <SubjectLink entry={entry} />
            </li>
          ))}
        </ul>
      )}
      <Link href="/staff/audit" className="inline-flex min-h-11 items-center text-sm underline underline-offset-4">
        {t('allEntries')}
      </Link>
    </ConsoleSection>
  );
}
