import { useLocale, useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { RowLinks } from '@/components/ui/row-links';
import { articlePath } from '@/lib/community/article/client/addresses';
import { publicArticleState } from '@/lib/community/article/codes';
import type { OwnArticle } from '@/lib/community/article/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { languages } from '@/lib/platform/shared/language';

/** One of the caller's articles: its review, its languages, how it is received, and what can be done with it. */
export function OwnArticleRow({ article }: { article: OwnArticle }) {
  const t = useTranslations('article.own');
  const locale = useLocale();
  const textLanguage = useTextLanguage();
  const { title, titleLanguage, cover, state, updatedAt, likeCount, commentCount } = article;
  return (
    <article className="flex h-full items-start justify-between gap-4 py-4">
      <div className="min-w-0 grow">
        <h2
          lang={textLanguage(titleLanguage)}
          className="line-clamp-2 font-semibold text-lg leading-6 tracking-normal wrap-anywhere"
        >
          {title || t('untitled')}
        </h2>
        <StateWords article={article} />
        <TextStates article={article} />
        <p className="facts mt-1 text-ink-3 text-xs tabular-nums">
          <span>
            {t.rich('changed', {
              date: formatDate(Date.parse(updatedAt), { withTime: true }),
              time: (date) => <time dateTime={updatedAt}>{date}</time>,
            })}
          </span>
          {state === publicArticleState && (
            <span>
              {t('figures', {
                likes: formatMagnitude(likeCount, locale),
                comments: formatMagnitude(commentCount, locale),
              })}
            </span>
          )}
        </p>
        <Actions article={article} />
      </div>
      {cover && (
        <div className="w-26 flex-none overflow-hidden rounded-md md:w-37">
          <Picture picture={cover} cuts={cuts} sizes="148px" className="aspect-3/2 w-full" />
        </div>
      )}
    </article>
  );
}

const badges = {
  pending_edit: 'text-ink-2',
  pending_review: 'text-ink',
  verified: 'text-ok',
  failed: 'text-danger',
} as const;

/** The state as named in specification section 4, with its meaning or reason. */
function StateWords({ article: { state, reason } }: { article: OwnArticle }) {
  const t = useTranslations('article.own');
  if (state === 'deleted') return null;
  return (
    <>
      <p className="mt-1.5">
        <span className={`rounded-sm bg-sunk px-1.75 py-0.5 font-semibold text-xs ${badges[state]}`}>
          {t(`states.${state}`)}
        </span>
      </p>
      {state === 'pending_review' && <p className="mt-1 text-ink-3 text-sm text-pretty">{t('waiting')}</p>}
      {state === 'failed' && reason && (
        <p className="mt-1 text-ink-2 text-sm text-pretty wrap-anywhere">{t('reason', { reason })}</p>
      )}
    </>
  );
}

/** How the text in each language stands to the other; what is out of date is told apart. */
function TextStates({ article: { textStates } }: { article: OwnArticle }) {
  const t = useTranslations('article.own.texts');
  return (
    <p className="facts mt-1.5 text-ink-2 text-xs">
      {languages.map((language) => {
        const state = textStates[language];
        return (
          <span key={language} className={state === 'stale' ? 'text-danger' : state === 'missing' ? 'text-ink-3' : ''}>
            {t('of', { language, state: t(state) })}
          </span>
        );
      })}
    </p>
  );
}

function Actions({ article: { id, title, state } }: { article: OwnArticle }) {
  const t = useTranslations('article.own');
  const links = [
    { href: `${articlePath(id)}/edit`, words: t('edit') },
    state === publicArticleState && { href: articlePath(id), words: t('see') },
  ];
  return <RowLinks links={links} of={t('of', { title: title || t('untitled') })} />;
}

/** Placeholder of a row. */
export function OwnArticleSkeleton() {
  return (
    <div aria-hidden="true" className="flex items-start justify-between gap-4 py-4">
      <div className="grow">
        <div className="skeleton h-5 w-4/5" />
        <div className="skeleton mt-3 h-3.5 w-2/5" />
        <div className="skeleton mt-2 mb-11 h-3 w-3/5" />
      </div>
      <div className="skeleton aspect-3/2 w-26 flex-none rounded-md! md:w-37" />
    </div>
  );
}

const cuts = [videoThumbnailSize] as const;
