import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/platform/i18n/link';

/** The 404 of an unknown key. */
export default async function NoDoorPage() {
  const t = await getTranslations('door.missing');
  return (
    <Notice isPage title={t('title')} text={t('text')}>
      <Link href="/activity" className={buttonClass('ink')}>
        {t('action')}
      </Link>
    </Notice>
  );
}
