import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { demandsPath } from '@/lib/careers/demand/client/addresses';
import { Link } from '@/lib/platform/i18n/link';

/** The 404 of a demand that is unknown, taken down, or not public yet. */
export default async function NoDemandPage() {
  const t = await getTranslations('demandPage.missing');
  return (
    <Notice isPage title={t('title')} text={t('text')}>
      <p className="flex flex-wrap justify-center gap-3">
        <Link href={demandsPath} className={buttonClass('ink')}>
          {t('list')}
        </Link>
        <Link href="/" className={buttonClass('line')}>
          {t('home')}
        </Link>
      </p>
    </Notice>
  );
}
