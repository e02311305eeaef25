import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { activityPath } from '@/lib/events/activity/client/addresses';
import type { ActivityPhotos } from '@/lib/events/activity/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { CardPhotoGrid } from './card-photo-grid';

/** A past activity on the photo wall: which one it was, and what it looked like. */
export function WallActivity({ activity }: { activity: ActivityPhotos }) {
  const t = useTranslations('activityLists.wall');
  const textLanguage = useTextLanguage();
  const { id, contestName, title, titleLanguage, nickname, verification, city, holdEndTime, photos } = activity;
  return (
    <article>
      <h2 lang={textLanguage(titleLanguage)} className="text-xl wrap-anywhere md:text-2xl">
        <Link href={activityPath({ id, contestName })} className="decoration-1 underline-offset-4 hover:underline">
          {title}
        </Link>
      </h2>
      <p className="facts mt-1 mb-3 text-ink-3 text-sm tabular-nums">
        <CardPersonName name={nickname} verification={verification} className="max-w-full" />
        {city && <span>{city}</span>}
        <span>
          {t.rich('ended', {
            date: formatDate(Date.parse(holdEndTime)),
            time: (date) => <time dateTime={holdEndTime}>{date}</time>,
          })}
        </span>
        <span>{t('photos', { count: photos.length })}</span>
      </p>
      <CardPhotoGrid name={id} photos={photos} />
    </article>
  );
}

/** Placeholder of an activity on the wall. */
export function WallActivitySkeleton() {
  return (
    <div aria-hidden="true">
      <div className="skeleton h-6 w-1/2" />
      <div className="skeleton mt-3 mb-4 h-3.5 w-1/3" />
      <div className="grid grid-cols-2 gap-1.5 md:grid-cols-4 md:gap-2.5">
        <div className="skeleton col-span-2 aspect-3/2 md:row-span-2" />
        {[1, 2, 3, 4].map((place) => (
          <div key={place} className="skeleton aspect-3/2" />
        ))}
      </div>
    </div>
  );
}
