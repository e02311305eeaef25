import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import type { OwnApplication } from '@/lib/careers/application/contract';
import { jobPath } from '@/lib/careers/job/client/addresses';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { OwnApplicationState } from './application-state';
import { OwnActs } from './own-acts';
import { OwnDetails } from './own-details';

/** An application of the caller: for which job, how it stands, what came of it, and what can be done. */
export function OwnApplicationRow({ application }: { application: OwnApplication }) {
  const t = useTranslations('applicationOwn');
  const textLanguage = useTextLanguage();
  const { state, job, company, sentAt } = application;
  return (
    <article className="py-4">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <OwnApplicationState state={state} />
        <time dateTime={sentAt} className="text-ink-3 text-xs tabular-nums">
          {t('sent', { date: formatDate(Date.parse(sentAt)) })}
        </time>
        {!job.isOpen && <span className="text-ink-3 text-xs">{t('closed')}</span>}
      </p>
      <h2
        lang={textLanguage(job.titleLanguage)}
        className="mt-1 font-semibold text-lg leading-6 tracking-normal wrap-anywhere"
      >
        {job.isOpen ? (
          <Link href={jobPath(job.id)} className="hover:text-ink-2">
            {job.title}
          </Link>
        ) : (
          job.title
        )}
      </h2>
      <p className="mt-0.5 text-ink-2 text-sm">
        <CardPersonName name={company.nickname} verification={company.verification} />
      </p>
      <OwnDetails application={application} />
      <OwnActs application={application} />
    </article>
  );
}

/** Placeholder of a row. */
export function OwnApplicationSkeleton() {
  return (
    <div aria-hidden="true" className="py-4">
      <div className="skeleton h-4 w-1/4" />
      <div className="skeleton mt-2 h-5 w-3/5" />
      <div className="skeleton mt-3 h-3.5 w-2/5" />
    </div>
  );
}
