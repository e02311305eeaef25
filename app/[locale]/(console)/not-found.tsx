import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/platform/i18n/link';

/** The same for what is not there and for what somebody may not see. */
export default async function ConsoleNotFound() {
  const t = await getTranslations('staff.missing');
  return (
    <Notice isPage title={t('title')} text={t('text')}>
      <Link href="/" className={buttonClass('line')}>
        {t('home')}
      </Link>
    </Notice>
  );
}
