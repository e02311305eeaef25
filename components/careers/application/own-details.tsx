import { useTranslations } from 'next-intl';
import type { OwnApplication } from '@/lib/careers/application/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { ApplicationSteps } from './steps';

/** What was sent with an application and what came of it, folded until somebody looks. */
export function OwnDetails({ application }: { application: OwnApplication }) {
  const t = useTranslations('applicationOwn');
  const { job, works, note, email, phone, steps } = application;
  const contacts = [email, phone].filter((contact) => contact !== '');
  const isBare = works.length === 0 && note === '';
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-2 text-sm underline underline-offset-4 hover:text-ink">
        {t('details')}
        <span className="sr-only"> {job.title}</span>
      </summary>
      <div className="space-y-4 pb-3">
        {works.length > 0 && <Works works={works} />}
        {note !== '' && (
          <section>
            <h3 className="mb-1 text-base">{t('note')}</h3>
            <p className="whitespace-pre-line text-ink-2 text-pretty wrap-anywhere">{note}</p>
          </section>
        )}
        {isBare && <p className="text-ink-3 text-sm">{t('nothing')}</p>}
        {contacts.length > 0 && (
          <section>
            <h3 className="mb-1 text-base">{t('contact')}</h3>
            <p className="text-ink-2 wrap-anywhere">{contacts.join(' · ')}</p>
          </section>
        )}
        <section>
          <h3 className="mb-2 text-base">{t('history')}</h3>
          <ApplicationSteps
            steps={steps}
            job={job.title}
            wordOf={({ template, state }) => (template ? t('answered') : t(`steps.${state}`))}
          />
        </section>
      </div>
    </details>
  );
}

function Works({ works }: Pick<OwnApplication, 'works'>) {
  const t = useTranslations('applicationOwn');
  const textLanguage = useTextLanguage();
  return (
    <section>
      <h3 className="mb-1 text-base">{t('works')}</h3>
      <ol className="list-inside list-decimal">
        {works.map(({ videoId, title, titleLanguage }) => (
          <li key={videoId}>
            <Link
              href={`/video/detail/${encodeURIComponent(videoId)}`}
              lang={textLanguage(titleLanguage)}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink-2 wrap-anywhere"
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
