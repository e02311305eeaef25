'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ReportLink } from '@/components/base/moderation/card-report-link';
import { CardCollectAction } from '@/components/reactions/collection/card-collect-action';
import { CardLikeButton } from '@/components/reactions/like/card-like-button';
import { actionClass } from '@/components/ui/action-class';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { ShareButton } from '@/components/ui/share-button';
import { useArticleCounts } from '@/lib/community/article/client/articles';
import type { ArticleDetail } from '@/lib/community/article/contract';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';

type Article = Pick<ArticleDetail, 'id' | 'title' | 'likeCount' | 'commentCount'>;

/** What a reader can do with an article: like, collect, share, discuss, report. */
export function ArticleActions({ article }: { article: Article }) {
  const t = useTranslations('article.page');
  const locale = useLocale();
  const { id, title } = article;
  const { likeCount, commentCount } = useArticleCounts(article);
  return (
    <div className="mt-5">
      <div className="flex gap-2 noscript:hidden">
        <CardLikeButton kind="article" id={id} title={title} count={likeCount} />
        <CardCollectAction kind="article" id={id} words={{ collect: t('collect'), collected: t('collected') }} />
        <ShareButton
          label={t('share')}
          words={{ copied: t('copied'), copiedInChat: t('copiedInChat'), copyFailed: t('copyFailed') }}
          className={actionClass}
        />
        <a href="#comments" className={actionClass}>
          <ScreenIcon name="bubble" className="size-4.75" />
          <span className="sr-only">{t('discuss')} </span>
          <span className="tabular-nums">{formatMagnitude(commentCount, locale)}</span>
        </a>
      </div>
      <ReportLink type="article" id={id} className="mt-1 inline-flex min-h-11 items-center text-ink-3 text-xs">
        {t('report')}
      </ReportLink>
    </div>
  );
}
