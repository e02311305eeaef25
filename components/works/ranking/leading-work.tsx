import { useLocale, useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { Picture } from '@/components/ui/picture';
import { CardVideoCorner } from '@/components/works/playlist/card-video-corner';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { languageNames } from '@/lib/platform/shared/language';
import type { RankedVideo } from '@/lib/works/ranking/contract';
import { Rank } from './rank';

/**
 * One of the first three works of a board, the first as tall as the other two together; opens in a new tab, like every
 * work.
 */
export function LeadingWork({ video }: { video: RankedVideo }) {
  const t = useTranslations('ranking');
  const locale = useLocale();
  const isFirst = video.rank === 1;
  return (
    <article className={`relative ${isFirst ? 'md:h-full' : ''}`}>
      <NewTabLink
        href={`/video/detail/${encodeURIComponent(video.videoId)}`}
        className={`group block ${isFirst ? 'md:flex md:h-full md:flex-col' : ''}`}
      >
        <div className={`relative overflow-hidden rounded-md ${isFirst ? 'aspect-3/2 md:grow' : ''}`}>
          <Picture
            picture={video.thumb}
            cuts={cuts}
            sizes={isFirst ? firstSizes : sizes}
            first={isFirst}
            className={`w-full transition-transform duration-500 group-hover:scale-[1.02] ${isFirst ? 'absolute h-full' : 'aspect-3/2'}`}
          />
        </div>
        <div className="mt-2.5 flex gap-3">
          <Rank
            rank={video.rank}
            moved={video.moved}
            className={`flex-col justify-start gap-1.5 ${isFirst ? 'text-[56px]' : 'text-[40px] md:text-[56px]'}`}
          />
          <div className="min-w-0">
            <h2
              lang={video.titleLanguage === locale ? undefined : languageNames[video.titleLanguage].html}
              className={`line-clamp-2 ${isFirst ? 'text-2xl' : 'text-base md:text-xl'}`}
            >
              {video.title}
            </h2>
            <p className="mt-1 text-ink-3 text-xs">
              <CardPersonName name={video.nickName} verification={video.verification} />
            </p>
            <p className="font-semibold text-sm tabular-nums">
              {t('score', { score: formatMagnitude(video.score, locale) })}
            </p>
          </div>
        </div>
      </NewTabLink>
      <div className="absolute top-0.5 right-0.5">
        <CardVideoCorner id={video.videoId} title={video.title} />
      </div>
    </article>
  );
}

const cuts = [videoThumbnailSize, { width: 756, height: 504 }, { width: 1008, height: 672 }] as const;
const firstSizes = '(width >= 1200px) 676px, (width >= 768px) 62vw, 92vw';
const sizes = '(width >= 1200px) 330px, (width >= 768px) 30vw, 46vw';
