import { useLocale, useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Picture } from '@/components/ui/picture';
import { Stamp } from '@/components/ui/stamp';
import { Link } from '@/lib/platform/i18n/link';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { languageNames } from '@/lib/platform/shared/language';
import type { VideoItem } from '@/lib/works/work/contract';

/** Works to watch next, in a column beside the film on wide screens. They open in the same tab. */
export function Related({ videos }: { videos: VideoItem[] }) {
  const t = useTranslations('workCard');
  const locale = useLocale();
  return (
    <ul className="grid gap-3.5 sm:max-lg:grid-cols-2">
      {videos.map((video) => (
        <li key={video.videoId}>
          <Link
            href={`/video/detail/${video.videoId}`}
            className="group grid grid-cols-[9.25rem_minmax(0,1fr)] items-start gap-3"
          >
            <span className="relative block overflow-hidden rounded-md">
              <Picture picture={video.thumb} cuts={cuts} sizes="148px" className="aspect-3/2 w-full" />
              <Stamp className="absolute right-1.5 bottom-1.5">
                <span className="sr-only">{t('duration')} </span>
                {formatDuration(video.duration)}
              </Stamp>
            </span>
            <span className="min-w-0">
              <span
                lang={video.titleLanguage === locale ? undefined : languageNames[video.titleLanguage].html}
                className="line-clamp-2 font-semibold text-sm leading-5 group-hover:underline"
              >
                {video.title}
              </span>
              <CardPersonName
                name={video.nickName}
                verification={video.verification}
                className="mt-1 text-ink-3 text-xs"
              />
              <span className="block text-ink-3 text-xs tabular-nums">
                {t('views', { viewCount: video.viewCount, views: formatMagnitude(video.viewCount, locale) })}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const cuts = [videoThumbnailSize] as const;
