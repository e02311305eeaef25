import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/platform/i18n/link';

/** The 404 of a question that is unknown, removed, or under review. */
export default async function NoQuestionPage() {
  const t = await getTranslations('questionPage.missing');
  return (
    <Notice isPage title={t('title')} text={t('text')}>
      <p className="flex flex-wrap justify-center gap-3">
        <Link href="/topicHome" className={buttonClass('ink')}>
          {t('channels')}
        </Link>
        <Link href="/Find" className={buttonClass('line')}>
          {t('discover')}
        </Link>
      </p>
    </Notice>
  );
}
