import { useTranslations } from 'next-intl';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { watchPath } from '@/lib/live/broadcast/client/addresses';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';

interface CardRecordedLiveProps {
  /** The broadcast that the work is the replay of; `liveTime` ISO 8601. Null for any other work. */
  broadcast: { id: string; liveTime: string } | null;
  className?: string;
}

/** On the page of a work: that it was recorded live, with the way to where its talk stands beside it. Nothing for other works. */
export function CardRecordedLive({ broadcast, className = '' }: CardRecordedLiveProps) {
  const t = useTranslations('replay.recorded');
  if (!broadcast) return null;
  const { id, liveTime } = broadcast;
  return (
    <p className={className}>
      <Link
        href={watchPath(id)}
        className="inline-flex min-h-11 items-center gap-2 rounded-md bg-sunk px-3.5 py-1.5 text-ink-2 text-sm hover:text-ink hover:underline"
      >
        <ScreenIcon name="bubble" className="size-5 flex-none" />
        <span className="text-pretty">
          {t.rich('text', {
            date: formatDate(Date.parse(liveTime)),
            time: (date) => <time dateTime={liveTime}>{date}</time>,
          })}
        </span>
      </Link>
    </p>
  );
}
