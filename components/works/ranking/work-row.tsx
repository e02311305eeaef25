import { useLocale, useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { CardCollectButton } from '@/components/reactions/collection/card-collect-button';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { Picture } from '@/components/ui/picture';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { languageNames } from '@/lib/platform/shared/language';
import type { RankedVideo } from '@/lib/works/ranking/contract';
import { Rank } from './rank';

/** A work further down on a board; opens in a new tab, like every work. */
export function WorkRow({ video }: { video: RankedVideo }) {
  const t = useTranslations('ranking');
  const tVideo = useTranslations('workCard');
  const locale = useLocale();
  const views = formatMagnitude(video.viewCount, locale);
  return (
    <article className="relative">
      <NewTabLink
        href={`/video/detail/${encodeURIComponent(video.videoId)}`}
        className="group grid grid-cols-[2.5rem_8.25rem_minmax(0,1fr)] items-center gap-3 py-3"
      >
        <Rank rank={video.rank} moved={video.moved} className="flex-col gap-1.5 text-2xl" />
        <Picture picture={video.thumb} cuts={cuts} sizes="132px" className="aspect-3/2 w-full rounded-md" />
        <div className="min-w-0">
          <h2
            lang={video.titleLanguage === locale ? undefined : languageNames[video.titleLanguage].html}
            className="line-clamp-2 font-semibold text-base leading-5.25 tracking-normal group-hover:underline"
          >
            {video.title}
          </h2>
          <p className="mt-1 flex text-ink-3 text-xs">
            <CardPersonName name={video.nickName} verification={video.verification} />
            <span className="flex-none whitespace-pre">
              {' · '}
              {tVideo('views', { viewCount: video.viewCount, views })}
            </span>
          </p>
          <p className="font-semibold text-sm tabular-nums">
            {t('score', { score: formatMagnitude(video.score, locale) })}
          </p>
        </div>
      </NewTabLink>
      {/* In the corner of the picture. */}
      <div className="absolute top-3 left-[calc(2.5rem+0.75rem+8.25rem-2.75rem)]">
        <CardCollectButton kind="video" id={video.videoId} title={video.title} />
      </div>
    </article>
  );
}

const cuts = [videoThumbnailSize] as const;
