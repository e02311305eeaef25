import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { CardCollectButton } from '@/components/reactions/collection/card-collect-button';
import { Picture } from '@/components/ui/picture';
import type { ActivityItem } from '@/lib/events/activity/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { beijingDate, beijingTime } from '@/lib/platform/shared/format/beijing';

/** Upcoming activities, as an agenda: day, poster, title and organiser. */
export function FindActivities({ list }: { list: ActivityItem[] }) {
  const t = useTranslations('activity');
  const textLanguage = useTextLanguage();
  return (
    <ul className="-mt-2 gap-x-12 *:border-b *:border-line md:grid md:grid-cols-2">
      {list.map((activity) => (
        <li key={activity.id} className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-3.5 py-3.5">
          <StartDay iso={activity.holdStartTime} />
          <div className="min-w-0">
            <p className="text-xs font-semibold text-ink-2">{t(`category.${activity.category}`)}</p>
            <h3
              lang={textLanguage(activity.titleLanguage)}
              className="mt-0.5 line-clamp-2 text-base leading-5.25 font-semibold tracking-normal"
            >
              {activity.title}
            </h3>
            <p className="mt-1 text-xs text-ink-3">
              <CardPersonName name={activity.nickname} verification={activity.verification} />
            </p>
          </div>
          <div className="relative">
            <Picture picture={activity.thumb} cuts={cuts} sizes="84px" className="aspect-3/4 w-21 rounded-md" />
            <div className="absolute top-0 right-0">
              <CardCollectButton kind="activity" id={activity.id} title={activity.title} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The day and the hour of a start, in Beijing time. */
function StartDay({ iso }: { iso: string }) {
  const t = useTranslations('discoverFind');
  const ms = Date.parse(iso);
  const { month, day, weekday } = beijingDate(ms);
  return (
    <time dateTime={iso} className="block text-xs text-ink-3 tabular-nums">
      <span className="whitespace-nowrap">{t('monthAndWeekday', { month, weekday })}</span>
      <span className="block text-2xl leading-8 font-bold tracking-tight text-ink">{day}</span>
      {beijingTime(ms)}
    </time>
  );
}

const cuts = [{ width: 360, height: 480 }] as const;
