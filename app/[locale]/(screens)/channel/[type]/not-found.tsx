import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/platform/i18n/link';

/** The 404 of an unknown kind of channels. */
export default async function NoKindPage() {
  const t = await getTranslations('topicPage.missingKind');
  return (
    <Notice isPage title={t('title')} text={t('text')}>
      <Link href="/channel/all" className={buttonClass('ink')}>
        {t('action')}
      </Link>
    </Notice>
  );
}
