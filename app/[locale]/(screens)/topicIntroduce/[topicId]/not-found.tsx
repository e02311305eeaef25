import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/platform/i18n/link';

/** The 404 of a channel that is unknown or not public. */
export default async function NoChannelPage() {
  const t = await getTranslations('topicPage.missing');
  return (
    <Notice isPage title={t('title')} text={t('text')}>
      <Link href="/topicHome" className={buttonClass('ink')}>
        {t('action')}
      </Link>
    </Notice>
  );
}
