import { useLocale, useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { LongText } from '@/components/ui/long-text';
import { Picture } from '@/components/ui/picture';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import type { Page } from '@/lib/platform/shared/wire';
import type { PlaylistDetail } from '@/lib/works/playlist/contract';
import type { VideoItem } from '@/lib/works/work/contract';
import { PlaylistActions } from './playlist-actions';
import { PlaylistWorks } from './playlist-works';

interface PlaylistScreenProps {
  playlist: PlaylistDetail;
  /** The first of its works; null where the browser fetches them. */
  videos: Page<VideoItem> | null;
}

/** A play list: title, owner, actions, and its works in order (specification section 3). */
export function PlaylistScreen({ playlist, videos }: PlaylistScreenProps) {
  const t = useTranslations('playlistPage');
  return (
    <div
      className="wrap pb-12 max-lg:px-0 lg:grid lg:grid-cols-[23rem_minmax(0,1fr)] lg:items-start lg:gap-x-12 lg:pt-6"
      data-sleeps="painted"
    >
      <header className="lg:sticky lg:top-[calc(var(--spacing-head)+24px)]">
        <Picture
          picture={playlist.thumb}
          cuts={cuts}
          sizes={coverSizes}
          first
          className="aspect-3/2 w-full lg:rounded-md"
        />
        <div className="px-gutter pt-5 lg:px-0">
          <h1 className="text-2xl wrap-anywhere">{playlist.title}</h1>
          <Facts playlist={playlist} />
          <Maker playlist={playlist} />
          <PlaylistActions playlist={playlist} videos={videos} />
          {playlist.intro && <LongText text={playlist.intro} words={{ more: t('more'), less: t('less') }} />}
        </div>
      </header>
      <section aria-labelledby="works" className="mt-6 px-gutter lg:mt-0 lg:px-0">
        <h2 id="works" className="mb-1 text-lg">
          {t('works')}
        </h2>
        <PlaylistWorks id={playlist.id} first={videos} />
      </section>
    </div>
  );
}

/** Number of works, number of collections, and last change. */
function Facts({
  playlist: { videoCount, duration, collectCount, updatedAt, isPublic },
}: {
  playlist: PlaylistDetail;
}) {
  const t = useTranslations('playlistPage');
  const card = useTranslations('playlist.card');
  const locale = useLocale();
  return (
    <p className="facts mt-2 text-ink-3 text-sm tabular-nums">
      {!isPublic && (
        <span className="inline-flex items-center gap-1 text-ink">
          <ScreenIcon name="lock" className="size-3.5" />
          {card('private')}
        </span>
      )}
      <span>{card('works', { count: videoCount, number: formatMagnitude(videoCount, locale) })}</span>
      {videoCount > 0 && <span>{t('length', { length: formatDuration(duration) })}</span>}
      <span>{card('collected', { count: collectCount, number: formatMagnitude(collectCount, locale) })}</span>
      <span>
        {t.rich('updated', {
          date: formatDate(Date.parse(updatedAt)),
          time: (date) => <time dateTime={updatedAt}>{date}</time>,
        })}
      </span>
    </p>
  );
}

function Maker({ playlist: { userId, nickName, avatar, verification } }: { playlist: PlaylistDetail }) {
  return (
    <Link href={`/otherPeople?userId=${userId}`} className="mt-2 inline-flex min-h-11 max-w-full items-center gap-2.5">
      <Avatar picture={avatar} size={28} />
      <CardPersonName name={nickName} verification={verification} className="font-semibold" />
    </Link>
  );
}

const cuts = [
  { width: 756, height: 504 },
  { width: 1008, height: 672 },
] as const;
const coverSizes = '(width >= 1200px) 368px, 100vw';
