import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/platform/i18n/link';

/** The 404 of a person who is unknown or erased. */
export default async function NobodyPage() {
  const t = await getTranslations('centre.creator.missing');
  return (
    <Notice isPage title={t('title')} text={t('text')}>
      <p className="flex flex-wrap justify-center gap-3">
        <Link href="/Find" className={buttonClass('ink')}>
          {t('discover')}
        </Link>
        <Link href="/" className={buttonClass('line')}>
          {t('home')}
        </Link>
      </p>
    </Notice>
  );
}
