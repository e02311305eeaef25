import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/platform/i18n/link';

/** The 404 of an unknown board. */
export default async function NoBoardPage() {
  const t = await getTranslations('ranking.missing');
  return (
    <Notice isPage title={t('title')} text={t('text')}>
      <p className="flex flex-wrap justify-center gap-3">
        <Link href="/hotList/week" className={buttonClass('ink')}>
          {t('action')}
        </Link>
        <Link href="/" className={buttonClass('line')}>
          {t('home')}
        </Link>
      </p>
    </Notice>
  );
}
