import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { newJobPath, recruitPath } from '@/lib/careers/job/client/addresses';
import { Link } from '@/lib/platform/i18n/link';

/** The way of a company to its own jobs. */
export function CompanyEntry() {
  const t = useTranslations('jobList.company');
  return (
    <section aria-labelledby="companies" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 id="companies" className="text-xl">
          {t('title')}
        </h2>
        <p className="mt-1 text-ink-2 text-pretty">{t('text')}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        <Link href={newJobPath} className={buttonClass('ink')}>
          {t('post')}
        </Link>
        <Link href={recruitPath} className={buttonClass('line')}>
          {t('manage')}
        </Link>
      </p>
    </section>
  );
}
