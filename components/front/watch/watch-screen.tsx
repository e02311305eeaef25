import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CardDiscussion } from '@/components/reactions/comment/card-discussion';
import { LongText } from '@/components/ui/long-text';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import type { Page } from '@/lib/platform/shared/wire';
import type { Thread } from '@/lib/reactions/comment/contract';
import type { VideoDetail, VideoItem } from '@/lib/works/work/contract';
import { Credits } from './credits';
import { ListMarkScript } from './list-mark-script';
import { Maker } from './maker';
import { Related } from './related';
import { ViewCount } from './view-count';
import { WatchFilm } from './watch-film';
import { WorkActions } from './work-actions';

interface WatchScreenProps {
  video: VideoDetail;
  related: VideoItem[];
  /** The first comments. */
  comments: Page<Thread>;
  /** What it won in contests. */
  awards: ReactNode;
  /** The broadcast that it was recorded of. */
  recorded: ReactNode;
}

/** A work: film, description, author, comments, and what to watch next (specification section 2). */
export function WatchScreen({ video, related, comments, awards, recorded }: WatchScreenProps) {
  const t = useTranslations('watch');
  const locale = useLocale();
  const next = related[0];
  return (
    <div
      className="wrap max-lg:px-0 lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-x-10 lg:pt-6"
      data-sleeps="painted"
    >
      <article className="min-w-0">
        <ListMarkScript />
        <WatchFilm
          id={video.videoId}
          cover={video.thumb}
          title={video.title}
          duration={video.duration}
          size={video.size}
          next={next && { id: next.videoId, href: `/video/detail/${next.videoId}`, title: next.title }}
        />
        <div className="px-gutter pt-5 lg:px-0">
          <h1 lang={langOf(video.titleLanguage, locale)} className="text-2xl text-balance lg:text-3xl">
            {video.title}
          </h1>
          <Facts video={video} />
          {recorded}
          {awards}
          <WorkActions video={video} />
          <Maker author={video.author} />
          {video.intro && (
            <LongText
              text={video.intro}
              lang={langOf(video.introLanguage, locale)}
              words={{ more: t('more'), less: t('less') }}
            />
          )}
          <Chips video={video} />
          {video.credits.length > 0 && <Credits credits={video.credits} />}
          <div className="mt-9">
            <CardDiscussion kind="video" thingId={video.videoId} count={video.commentCount} first={comments} />
          </div>
        </div>
      </article>
      <aside aria-labelledby="related" className="mt-10 px-gutter pb-12 lg:mt-0 lg:px-0">
        <h2 id="related" className="mb-3 text-lg">
          {t('related')}
        </h2>
        <Related videos={related} />
      </aside>
    </div>
  );
}

/** The `lang` of a text in the other language; undefined for the page's own. */
const langOf = (language: Language, page: Language) => (language === page ? undefined : languageNames[language].html);

/** Views, date, and the creator's declarations. */
function Facts({ video }: { video: VideoDetail }) {
  const t = useTranslations('watch');
  const at = Date.parse(video.verifiedAt);
  return (
    <p className="facts mt-2 text-ink-3 text-sm tabular-nums">
      <ViewCount video={video} />
      <time dateTime={video.verifiedAt}>{formatDate(at)}</time>
      {video.isOriginal && <span>{t('original')}</span>}
      {video.isMadeWithAi && <span className="text-accent">{t('madeWithAi')}</span>}
    </p>
  );
}

/** Tags, software, and classification. */
function Chips({ video: { tags, software, category, industry, profession } }: { video: VideoDetail }) {
  const t = useTranslations('watch');
  const nameOf = useTranslations('workCategory');
  const groups = [
    { label: t('category'), words: category ? [nameOf(category)] : [] },
    { label: t('tags'), words: tags.map((tag) => `# ${tag}`) },
    { label: t('software'), words: software },
    { label: t('field'), words: [industry, profession].filter(Boolean) },
  ];
  const all = groups.filter(({ words }) => words.length > 0);
  if (all.length === 0) return null;
  return (
    <dl className="mt-4 flex flex-wrap gap-2">
      {all.map(({ label, words }) => (
        <div key={label} className="contents">
          <dt className="sr-only">{label}</dt>
          {words.map((word) => (
            <dd key={word} className="rounded-full bg-sunk px-3.5 py-1.5 text-sm wrap-anywhere">
              {word}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
