import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/platform/i18n/link';

/** The 404 of a service that we do not offer. */
export default async function NoServicePage() {
  const t = await getTranslations('lead.request.missing');
  return (
    <Notice isPage title={t('title')} text={t('text')}>
      <Link href="/business" className={buttonClass('ink')}>
        {t('action')}
      </Link>
    </Notice>
  );
}
