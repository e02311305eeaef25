import { useTranslations } from 'next-intl';
import { ConsoleSection, Facts } from '@/components/base/staff/card-parts';
import { useReviewFacts } from '@/components/base/staff/card-review-parts';
import { Picture } from '@/components/ui/picture';
import type { ActivityForReview } from '@/lib/events/activity/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { imageUrl, videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { ownMedia } from '@/lib/platform/shared/hosts';
import { posterCuts } from './poster';

/** What is known of an activity beside its texts. */
export function ActivityFacts({ activity }: { activity: ActivityForReview }) {
  const t = useTranslations('activityConsole');
  const kindOf = useTranslations('activity.category');
  const { state, reason, submittedAt } = useReviewFacts(activity);
  const { cover, category, organiser, organiserId, topicId, topicTitle, onlineUrl } = activity;
  const link = (href: string, words: string) => (
    <Link href={href} className="underline underline-offset-4">
      {words}
    </Link>
  );
  return (
    <ConsoleSection title={t('facts')}>
      <Facts
        facts={[
          state,
          reason,
          { label: t('kind'), value: kindOf(`${category}`) },
          { label: t('organiser'), value: link(`/otherPeople?userId=${encodeURIComponent(organiserId)}`, organiser) },
          { label: t('cover'), value: <Cover cover={cover} /> },
          { label: t('photos'), value: activity.photos.length > 0 ? <Photos photos={activity.photos} /> : null },
          { label: t('hold'), value: <Period from={activity.holdStartTime} to={activity.holdEndTime} /> },
          { label: t('enrol'), value: <Period from={activity.enrolStartTime} to={activity.enrolEndTime} /> },
          { label: t('place'), value: placeOf(activity) },
          { label: t('onlineUrl'), value: onlineUrl },
          {
            label: t('channel'),
            value: topicId && link(`/topicIntroduce?topicId=${encodeURIComponent(topicId)}`, topicTitle),
          },
          submittedAt,
          { label: t('id'), value: activity.id },
        ]}
      />
    </ConsoleSection>
  );
}

function placeOf({ cityName, venueZh, venueEn, addressZh, addressEn }: ActivityForReview): string {
  return [cityName, venueZh, venueEn, addressZh, addressEn].filter(Boolean).join(' · ');
}

/** From one time to another, in Beijing time. */
function Period({ from, to }: { from: string; to: string }) {
  const time = (iso: string) => (iso ? formatDate(Date.parse(iso), { withTime: true }) : '—');
  return <span className="tabular-nums">{`${time(from)} – ${time(to)}`}</span>;
}

function Cover({ cover }: { cover: string }) {
  const t = useTranslations('activityConsole');
  if (!cover) return t('noCover');
  return (
    <Picture picture={cover} cuts={posterCuts} sizes="180px" alt={t('cover')} className="aspect-3/4 w-45 rounded-sm" />
  );
}

function Photos({ photos }: { photos: readonly string[] }) {
  const t = useTranslations('activityConsole');
  return (
    <span className="flex flex-wrap gap-2">
      {photos.map((key, index) => (
        <a key={key} href={imageUrl(key, ownMedia)} target="_blank" rel="noopener">
          <Picture
            picture={key}
            cuts={[videoThumbnailSize]}
            sizes="126px"
            alt={t('photo', { place: index + 1 })}
            className="aspect-3/2 w-31.5 rounded-sm"
          />
        </a>
      ))}
    </span>
  );
}
