import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { articlesPath } from '@/lib/community/article/client/addresses';
import { Link } from '@/lib/platform/i18n/link';

/** The 404 of an article that is unknown, deleted, or not public yet. */
export default async function NoArticlePage() {
  const t = await getTranslations('article.missing');
  return (
    <Notice isPage title={t('title')} text={t('text')}>
      <p className="flex flex-wrap justify-center gap-3">
        <Link href={articlesPath} className={buttonClass('ink')}>
          {t('articles')}
        </Link>
        <Link href="/" className={buttonClass('line')}>
          {t('home')}
        </Link>
      </p>
    </Notice>
  );
}
