import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { activitiesPath } from '@/lib/events/activity/client/addresses';
import { Link } from '@/lib/platform/i18n/link';

/** The 404 of an activity that is unknown, deleted, or not public yet. */
export default async function NoActivityPage() {
  const t = await getTranslations('activityPage.missing');
  return (
    <Notice isPage title={t('title')} text={t('text')}>
      <p className="flex flex-wrap justify-center gap-3">
        <Link href={activitiesPath} className={buttonClass('ink')}>
          {t('activities')}
        </Link>
        <Link href="/" className={buttonClass('line')}>
          {t('home')}
        </Link>
      </p>
    </Notice>
  );
}
