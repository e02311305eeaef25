import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { jobsPath } from '@/lib/careers/job/client/addresses';
import { Link } from '@/lib/platform/i18n/link';

/** The 404 of a job that is unknown, deleted, or not public. */
export default async function NoJobPage() {
  const t = await getTranslations('jobPage.missing');
  return (
    <Notice isPage title={t('title')} text={t('text')}>
      <p className="flex flex-wrap justify-center gap-3">
        <Link href={jobsPath} className={buttonClass('ink')}>
          {t('jobs')}
        </Link>
        <Link href="/" className={buttonClass('line')}>
          {t('home')}
        </Link>
      </p>
    </Notice>
  );
}
