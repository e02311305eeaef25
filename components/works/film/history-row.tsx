import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Icon } from '@/components/ui/icon';
import { WorkThumb, workRow } from '@/components/works/work/card-thumb';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import type { WatchedVideo } from '@/lib/works/film/contract';

interface HistoryRowProps {
  video: WatchedVideo;
  /** A removal is running. */
  isBusy: boolean;
  onForget(): void;
}

/** A watched work: a link to continue, and a button to remove it. */
export function HistoryRow({ video, isBusy, onForget }: HistoryRowProps) {
  const t = useTranslations('filmHistory');
  const textLanguage = useTextLanguage();
  const { videoId, title, position, duration } = video;
  const part = duration > 0 ? Math.min(100, Math.round((100 * position) / duration)) : 0;
  return (
    <div className="flex items-start gap-1">
      <Link href={`/video/detail/${encodeURIComponent(videoId)}`} className={`group min-w-0 grow ${workRow}`}>
        <WorkThumb thumb={video.thumb} duration={duration}>
          <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-1 bg-shade/72">
            <span className="block h-full bg-accent" style={{ width: `${part}%` }} />
          </span>
        </WorkThumb>
        <span className="min-w-0">
          <span
            lang={textLanguage(video.titleLanguage)}
            className="line-clamp-2 font-semibold leading-5.5 wrap-anywhere group-hover:underline"
          >
            {title}
          </span>
          <CardPersonName name={video.nickName} verification={video.verification} className="mt-1 text-ink-3 text-xs" />
          <span className="block text-ink-3 text-xs tabular-nums">
            {t('position', { position: formatDuration(position), duration: formatDuration(duration) })}
          </span>
        </span>
      </Link>
      <button
        type="button"
        aria-label={t('forget', { title })}
        disabled={isBusy}
        onClick={onForget}
        className="mt-2 -mr-2.75 grid size-11 flex-none place-items-center text-ink-3 hover:text-ink disabled:opacity-50 noscript:hidden"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
