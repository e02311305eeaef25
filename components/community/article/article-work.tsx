import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { VideoPlayer } from '@/components/works/film/card-player';
import type { EmbeddedWork } from '@/lib/community/article/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';

/** A work that stands in an article: its film, and where it comes from. One that is gone leaves a sentence. */
export function ArticleWork({ work }: { work: EmbeddedWork | undefined }) {
  const t = useTranslations('article.page');
  const textLanguage = useTextLanguage();
  if (!work) {
    return (
      <p className="rounded-md border border-line border-dashed px-5 py-8 text-center text-ink-3 text-sm text-pretty">
        {t('workGone')}
      </p>
    );
  }
  const { videoId, title, titleLanguage, nickName, verification, thumb, duration } = work;
  return (
    <>
      <div className="overflow-hidden rounded-md max-md:-mx-gutter max-md:rounded-none">
        <VideoPlayer id={videoId} cover={thumb} title={title} duration={duration} size={null} isBelow />
      </div>
      <p className="mt-0! -mb-2 flex flex-wrap items-center gap-x-2 text-ink-3 text-sm md:justify-center">
        <Link
          href={`/video/detail/${encodeURIComponent(videoId)}`}
          lang={textLanguage(titleLanguage)}
          className="inline-flex min-h-11 items-center text-ink! decoration-line! wrap-anywhere hover:decoration-current!"
        >
          {title}
        </Link>
        <CardPersonName name={nickName} verification={verification} />
      </p>
    </>
  );
}
