import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { buttonClass } from '@/components/ui/button-class';
import { jobApplicationsPath } from '@/lib/careers/application/client/addresses';
import type { ApplicationDetail } from '@/lib/careers/application/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { StateStamp } from './application-state';

/** Who applies, for which job, and how it stands. */
export function OneHead({ application: { applicant, job, state, sentAt } }: { application: ApplicationDetail }) {
  const t = useTranslations('applicationDesk');
  const textLanguage = useTextLanguage();
  const { userId, nickname, avatar, verification, tagline, address } = applicant;
  return (
    <header>
      <Link
        href={jobApplicationsPath(job.id)}
        className="inline-flex min-h-11 items-center text-ink-2 text-sm underline-offset-4 hover:text-ink hover:underline"
      >
        {t('one.back')}
      </Link>
      <div className="mt-1 flex items-start gap-4">
        <Avatar picture={avatar} size={56} />
        <div className="min-w-0 grow">
          <h1 className="text-2xl">
            <CardPersonName name={nickname} verification={verification} />
          </h1>
          <p className="text-ink-2 text-sm text-pretty wrap-anywhere">
            {[tagline, address].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Link
          href={`/otherPeople?userId=${encodeURIComponent(userId)}`}
          className={`${buttonClass('line', 'row')} flex-none whitespace-nowrap`}
        >
          {t('one.profile')}
        </Link>
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
        <StateStamp state={state} word={t(`state.${state}`)} />
        <span lang={textLanguage(job.titleLanguage)} className="wrap-anywhere">
          {job.title}
        </span>
        <time dateTime={sentAt} className="text-ink-3 tabular-nums">
          {t('one.sent', { date: formatDate(Date.parse(sentAt), { withTime: true }) })}
        </time>
      </p>
    </header>
  );
}
