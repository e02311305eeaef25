'use client';

import { useTranslations } from 'next-intl';
import type { ReviewReasons } from '@/components/base/staff/card-review';
import { ReviewDecision } from '@/components/base/staff/card-review-decision';
import { ReviewPage, useReviewed } from '@/components/base/staff/card-review-page';
import { articlePath } from '@/lib/community/article/client/addresses';
import { articleReview } from '@/lib/community/article/client/console';
import type { ArticleForReview } from '@/lib/community/article/contract';
import { statesBefore } from '@/lib/community/article/rules/transitions';
import { ArticleFacts } from './console-facts';
import { ArticleTexts } from './console-texts';

interface ArticleConsoleProps {
  article: ArticleForReview;
  reasons: ReviewReasons;
}

/** One article in the console: its texts, its data, and the decision. */
export function ArticleConsole({ article: first, reasons }: ArticleConsoleProps) {
  const words = useTranslations('articleConsole');
  const { thing: article, isGone } = useReviewed(articleReview.get, first);
  return (
    <ReviewPage
      section="articles"
      title={article.title}
      {...{ isGone, words }}
      decision={
        <ReviewDecision
          thing={article}
          calls={articleReview}
          path={articlePath(article.id)}
          {...{ statesBefore, words, reasons }}
        />
      }
    >
      <ArticleTexts article={article} />
      <ArticleFacts article={article} />
    </ReviewPage>
  );
}
