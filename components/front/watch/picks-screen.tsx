import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { CardVideoCorner } from '@/components/works/playlist/card-video-corner';
import { CardVideo } from '@/components/works/work/card-video';
import { picksPath, wordsOfMonth } from '@/lib/front/watch/rules/months';
import { Link } from '@/lib/platform/i18n/link';
import type { VideoItem } from '@/lib/works/work/contract';

interface PicksScreenProps {
  /** The shown month, YYYY-MM; empty where there are no picks at all. */
  month: string;
  /** All months with picks, the latest first. */
  months: string[];
  list: VideoItem[];
}

/** What staff picked, month by month (specification section 2, /excellent). */
export function PicksScreen({ month, months, list }: PicksScreenProps) {
  const t = useTranslations('watch.picks');
  return (
    <div className="wrap pt-5 pb-12" data-sleeps="painted">
      <h1 className="text-2xl">{t('heading')}</h1>
      <p className="mt-1 text-ink-2 text-pretty">{t('intro')}</p>
      {months.length > 0 && <Months month={month} months={months} />}
      {list.length > 0 ? (
        <section aria-labelledby="picks">
          <h2 id="picks" className="mb-4 text-lg">
            {t('month', wordsOfMonth(month))}
          </h2>
          <ul className="works-grid">
            {list.map((video, index) => (
              <li key={video.videoId}>
                <CardVideo
                  video={video}
                  lead={index % 9 === 0}
                  corner={<CardVideoCorner id={video.videoId} title={video.title} />}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <NoPicks hasOthers={months.length > 0} />
      )}
    </div>
  );
}

function Months({ month, months }: Pick<PicksScreenProps, 'month' | 'months'>) {
  const t = useTranslations('watch.picks');
  return (
    <nav aria-label={t('months')} className="my-5">
      <ul className="rail -mx-gutter gap-2 px-gutter">
        {months.map((one) => (
          <li key={one} className="flex-none">
            <Link
              href={picksPath(one)}
              aria-current={one === month ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm tabular-nums transition-colors hover:border-ink-3 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {t('month', wordsOfMonth(one))}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NoPicks({ hasOthers }: { hasOthers: boolean }) {
  const t = useTranslations('watch.picks');
  return (
    <Notice title={t(hasOthers ? 'noneOfMonth' : 'none')} text={t(hasOthers ? 'noneOfMonthText' : 'noneText')}>
      <Link href="/Find" className={buttonClass('ink')}>
        {t('discover')}
      </Link>
    </Notice>
  );
}
