'use client';

import { useTranslations } from 'next-intl';
import { ConsoleSection } from '@/components/base/staff/card-parts';
import { CardPrivatePicture } from '@/components/base/staff/card-private-picture';
import { Gallery } from '@/components/ui/gallery';
import { readReportPicture } from '@/lib/base/moderation/client/console';
import type { PersonReport } from '@/lib/base/moderation/contract';
import { useViewerWords } from '@/lib/platform/client/use-viewer-words';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';

interface ReportTextsProps {
  reports: readonly PersonReport[];
  /** How many there are, of which these are the first. */
  count: number;
}

/** All reports of a thing, the first one first. */
export function ReportTexts({ reports, count }: ReportTextsProps) {
  const t = useTranslations('moderationConsole.reports');
  return (
    <ConsoleSection title={t('texts', { count })}>
      <ol className="border-line border-t">
        {reports.map(({ id, reporter, parts }) => (
          <li key={id} className="border-line border-b py-3">
            <p className="text-sm font-semibold">
              {reporter ? (
                <Link
                  href={`/otherPeople?userId=${encodeURIComponent(reporter.id)}`}
                  className="inline-flex min-h-11 items-center underline underline-offset-4 pointer-fine:min-h-0"
                >
                  {reporter.nickname}
                </Link>
              ) : (
                t('somebody')
              )}
            </p>
            {parts.map((part) => (
              <ReportPart key={part.id} part={part} />
            ))}
          </li>
        ))}
      </ol>
      {count > reports.length && <p className="pt-2 text-sm text-ink-3">{t('more', { count: reports.length })}</p>}
    </ConsoleSection>
  );
}

function ReportPart({ part: { id: part, reason, text, at, pictures } }: { part: PersonReport['parts'][number] }) {
  const t = useTranslations('moderationConsole.reports');
  const words = useTranslations('moderation.reasons');
  const viewerWords = useViewerWords();
  return (
    <div className="mt-2">
      <p className="text-sm text-ink-3">
        {words(`${reason}.name`)} · <time dateTime={at}>{formatDate(Date.parse(at), { withTime: true })}</time>
      </p>
      {text && <p className="max-w-170 whitespace-pre-wrap wrap-anywhere">{text}</p>}
      {pictures.length > 0 && (
        <Gallery name={part} words={viewerWords}>
          <ul aria-label={t('pictures')} className="mt-2 flex flex-wrap gap-2">
            {pictures.map((id, index) => (
              <li key={id} className="size-30">
                <CardPrivatePicture
                  call={readReportPicture}
                  input={{ id }}
                  label={t('picture', { index: index + 1 })}
                  isCut
                />
              </li>
            ))}
          </ul>
        </Gallery>
      )}
    </div>
  );
}
