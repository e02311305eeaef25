import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/platform/i18n/link';

/** The 404 of a page without a text of its own: the same for what does not exist and what the caller may not see. */
export async function MissingPage() {
  const t = await getTranslations('shell.missing');
  return (
    <Notice isPage title={t('title')} text={t('text')}>
      <Link href="/" className={buttonClass('line')}>
        {t('home')}
      </Link>
    </Notice>
  );
}
