import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/platform/i18n/link';

/** The 404 of a text that is not published or not a legal text. */
export default async function NoTreatyPage() {
  const t = await getTranslations('content.missing');
  return (
    <Notice isPage title={t('title')} text={t('text')}>
      <Link href="/" className={buttonClass('ink')}>
        {t('home')}
      </Link>
    </Notice>
  );
}
