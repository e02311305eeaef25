import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { Picture } from '@/components/ui/picture';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import type { VideoItem } from '@/lib/works/work/contract';
import { FindWork } from './find-work';

interface FindPicksProps {
  list: VideoItem[];
  /** Whether the large one is the largest picture of the first screen. */
  first: boolean;
}

/** The picks of the month: the first one large, the others beside it, on a phone to swipe below it. */
export function FindPicks({ list: [lead, ...others], first }: FindPicksProps) {
  if (!lead) return null;
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] md:gap-7">
      <Lead video={lead} first={first} />
      {others.length > 0 && (
        <ul className="rail -mx-gutter gap-3 px-gutter scroll-px-gutter md:mx-0 md:flex-col md:gap-4 md:px-0">
          {others.map((video) => (
            <li key={video.videoId} className="w-42 flex-none md:w-auto">
              <FindWork
                video={video}
                sizes="(width >= 1200px) 173px, (width >= 768px) 13vw, 168px"
                className="grid-cols-[minmax(0,1fr)] gap-2 md:grid-cols-[45%_minmax(0,1fr)] md:gap-4"
              >
                <CardPersonName
                  name={video.nickName}
                  verification={video.verification}
                  className="mt-1 text-ink-3 text-xs"
                />
              </FindWork>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Lead({ video, first }: { video: VideoItem; first: boolean }) {
  const t = useTranslations('discoverFind');
  const textLanguage = useTextLanguage();
  return (
    <NewTabLink
      href={`/video/detail/${encodeURIComponent(video.videoId)}`}
      className="group relative block overflow-hidden rounded-lg"
    >
      <Picture
        picture={video.thumb}
        cuts={leadCuts}
        sizes="(width >= 1200px) 790px, (width >= 768px) 64vw, 92vw"
        first={first}
        className="aspect-3/2 h-full w-full transition-transform duration-500 group-hover:scale-[1.02]"
      />
      <div className="scrim absolute inset-x-0 bottom-0 px-4.5 pt-16 pb-4.5 text-white md:px-8 md:pt-24 md:pb-7">
        <h3 lang={textLanguage(video.titleLanguage)} className="line-clamp-2 text-hero text-balance">
          {video.title}
        </h3>
        <p className="mt-1 text-sm">
          <CardPersonName name={t('by', { name: video.nickName })} verification={video.verification} />
        </p>
      </div>
    </NewTabLink>
  );
}

const leadCuts = [
  { width: 756, height: 504 },
  { width: 1008, height: 672 },
] as const;
