import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { broadcastsPath } from '@/lib/live/broadcast/client/addresses';
import { Link } from '@/lib/platform/i18n/link';

/** The 404 of a broadcast that is unknown, deleted, or not public yet. */
export default async function NoBroadcastPage() {
  const t = await getTranslations('broadcastPage.missing');
  return (
    <Notice isPage title={t('title')} text={t('text')}>
      <p className="flex flex-wrap justify-center gap-3">
        <Link href={broadcastsPath} className={buttonClass('ink')}>
          {t('broadcasts')}
        </Link>
        <Link href="/" className={buttonClass('line')}>
          {t('home')}
        </Link>
      </p>
    </Notice>
  );
}
