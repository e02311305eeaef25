import { useLocale, useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import type { RankedVideo } from '@/lib/works/ranking/contract';
import { FindWork } from './find-work';

/** The board of the week: ten rows, on a wide screen five beside five. */
export function FindHot({ list }: { list: RankedVideo[] }) {
  const t = useTranslations('workCard');
  const locale = useLocale();
  return (
    <ol className="-mt-2 gap-x-12 *:border-b *:border-line md:grid md:grid-flow-col md:grid-cols-2 md:grid-rows-5">
      {list.map((video) => (
        <li key={video.videoId}>
          <FindWork
            video={video}
            rank={
              <span className="text-2xl font-bold tracking-tight text-ink-3 tabular-nums in-[li:nth-child(-n+3)]:text-ink">
                {video.rank}
              </span>
            }
            sizes="(width >= 768px) 132px, 108px"
            className="grid-cols-[2rem_6.75rem_minmax(0,1fr)] gap-3.5 py-3 md:grid-cols-[2.25rem_8.25rem_minmax(0,1fr)]"
          >
            <span className="mt-1 flex text-xs text-ink-3 tabular-nums">
              <CardPersonName name={video.nickName} verification={video.verification} />
              <span className="flex-none whitespace-pre">
                {' · '}
                {t('views', { viewCount: video.viewCount, views: formatMagnitude(video.viewCount, locale) })}
              </span>
            </span>
          </FindWork>
        </li>
      ))}
    </ol>
  );
}
