import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { contestsPath } from '@/lib/events/contest/client/addresses';
import { Link } from '@/lib/platform/i18n/link';

/** The 404 of a code that no certificate has. */
export default async function NoCertificatePage() {
  const t = await getTranslations('contest.missing');
  return (
    <Notice isPage title={t('certificate.title')} text={t('certificate.text')}>
      <p className="flex flex-wrap justify-center gap-3">
        <Link href={contestsPath} className={buttonClass('ink')}>
          {t('contests')}
        </Link>
        <Link href="/" className={buttonClass('line')}>
          {t('home')}
        </Link>
      </p>
    </Notice>
  );
}
