'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsolePage } from '@/components/base/staff/card-parts';
import type { ReasonTexts } from '@/components/base/staff/card-reason';
import { getArticleForReview } from '@/lib/community/article/client/console';
import type { ArticleForReview } from '@/lib/community/article/contract';
import { call } from '@/lib/platform/client/call';
import { AnswerError } from '@/lib/platform/client/errors';
import { ArticleDecision } from './console-decision';
import { ArticleFacts } from './console-facts';
import type { ReasonName } from './console-reasons';
import { ArticleTexts } from './console-texts';

interface ArticleConsoleProps {
  article: ArticleForReview;
  reasons: ReasonTexts<ReasonName>;
}

/** One article in the console: its texts, its data, and the decision. */
export function ArticleConsole({ article: first, reasons }: ArticleConsoleProps) {
  const t = useTranslations('articleConsole');
  const { data: article, error } = useQuery({
    queryKey: [getArticleForReview.path, first.id],
    queryFn: ({ signal }) => call(getArticleForReview, { id: first.id }, { signal, quiet: true }),
    initialData: first,
  });
  const page = { title: article.title || t('untitled'), back: { href: '/staff/articles', label: t('title') } };
  if (error instanceof AnswerError && error.code === 'NullPointer') {
    return (
      <ConsolePage {...page}>
        <p className="text-ink-2">{t('gone')}</p>
      </ConsolePage>
    );
  }
  return (
    <ConsolePage
      {...page}
      actions={
        <a href="#decision" className={`lg:hidden ${consoleButton()}`}>
          {t('decision')}
        </a>
      }
    >
      <div className="grid items-start gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <ArticleTexts article={article} />
          <ArticleFacts article={article} />
        </div>
        {/* A reason being written belongs to the state that the article had. */}
        <ArticleDecision key={article.state} article={article} reasons={reasons} />
      </div>
    </ConsolePage>
  );
}
