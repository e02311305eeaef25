'use client';

import { useTranslations } from 'next-intl';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { ReasonForm, type ReasonTexts } from '@/components/base/staff/card-reason';
import {
  decideOnArticle,
  featureArticle,
  getArticleForReview,
  listArticleReviews,
} from '@/lib/community/article/client/console';
import { articleLimits, publicArticleState } from '@/lib/community/article/codes';
import type { ArticleForReview } from '@/lib/community/article/contract';
import { call } from '@/lib/platform/client/call';
import { Link } from '@/lib/platform/i18n/link';
import { type ReasonName, reasonNames } from './console-reasons';

type Act = 'approve' | 'refuse' | 'takeDown';

interface ArticleDecisionProps {
  article: ArticleForReview;
  reasons: ReasonTexts<ReasonName>;
}

/** The decisions that are possible in the state of an article. A colleague's faster decision is shown once known. */
export function ArticleDecision({ article, reasons }: ArticleDecisionProps) {
  const t = useTranslations('articleConsole');
  const { isActing, act } = useAct();
  const { id, revision, state, isFeatured } = article;
  const renews = [getArticleForReview, listArticleReviews];
  const decide = (name: Act, reason = '') =>
    act({
      work: () => call(decideOnArticle, { id, revision, act: name, reason }, { quiet: true }),
      ...{ done: t(`decided.${name}`), gone: t('gone'), renews },
      said: { Changed: t('changed') },
    });
  const feature = () =>
    act({
      work: () => call(featureArticle, { id, isFeatured: !isFeatured }, { quiet: true }),
      ...{ done: isFeatured ? t('unfeaturedDone') : t('featuredDone'), gone: t('changed'), renews },
    });
  const withReason = (name: 'refuse' | 'takeDown') => (
    <ReasonForm
      reasons={reasons}
      names={reasonNames.map((one) => ({ name: one, label: t(`reasonNames.${one}`) }))}
      most={articleLimits.reason}
      words={{
        ready: t('ready', { language: t(`languages.${reasons.language}`) }),
        ...{ label: t(`reasonFor.${name}`), hint: t('reasonHint'), send: t(name) },
        ...{ needsReason: t('needsReason'), tooLong: t('reasonTooLong') },
      }}
      isActing={isActing}
      onSend={(reason) => decide(name, reason)}
    />
  );
  return (
    <section aria-labelledby="decision" className="max-lg:mt-8 lg:sticky lg:top-7">
      <h2 id="decision" className="mb-3 scroll-mt-20 text-base">
        {t('decision')}
      </h2>
      {state === 'pending_review' && (
        <>
          <button
            type="button"
            aria-disabled={isActing}
            aria-describedby="approval"
            onClick={() => decide('approve')}
            className={`w-full ${consoleButton('accent')}`}
          >
            {t('approve')}
          </button>
          <p id="approval" className="mt-1.5 mb-6 text-sm text-ink-3 text-pretty">
            {t('approveHint')}
          </p>
          {withReason('refuse')}
        </>
      )}
      {state === publicArticleState && (
        <>
          <p className="mb-4 flex flex-wrap gap-2">
            <Link href={`/articleIndex/${encodeURIComponent(id)}`} className={consoleButton()}>
              {t('openPage')}
            </Link>
            <button type="button" aria-disabled={isActing} onClick={feature} className={consoleButton()}>
              {isFeatured ? t('unfeature') : t('feature')}
            </button>
          </p>
          {withReason('takeDown')}
        </>
      )}
      {(state === 'failed' || state === 'pending_edit') && (
        <p className="text-sm text-ink-2 text-pretty">{t(`nothingToDo.${state}`)}</p>
      )}
    </section>
  );
}
