import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { casesPath } from '@/lib/careers/showcase/client/addresses';
import { Link } from '@/lib/platform/i18n/link';

/** The 404 of a case. */
export function MissingCase() {
  const t = useTranslations('showcase.missing');
  return (
    <Notice isPage title={t('title')} text={t('text')}>
      <p className="flex flex-wrap justify-center gap-3">
        <Link href={casesPath} className={buttonClass('ink')}>
          {t('cases')}
        </Link>
        <Link href="/" className={buttonClass('line')}>
          {t('home')}
        </Link>
      </p>
    </Notice>
  );
}
