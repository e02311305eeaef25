import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/platform/i18n/link';

/** The 404 of a kind of messages that there is not. */
export default async function NoMessagesPage() {
  const t = await getTranslations('message.missing');
  return (
    <Notice isPage title={t('title')} text={t('text')}>
      <Link href="/PersonalMessage" className={buttonClass('ink')}>
        {t('action')}
      </Link>
    </Notice>
  );
}
