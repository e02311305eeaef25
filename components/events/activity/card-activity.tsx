'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Picture } from '@/components/ui/picture';
import { Stamp } from '@/components/ui/stamp';
import { activityPath } from '@/lib/events/activity/client/addresses';
import { activityStatus } from '@/lib/events/activity/codes';
import type { ActivityItem } from '@/lib/events/activity/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { shortYuan } from '@/lib/platform/shared/format/yuan';
import { CardStartTime } from './card-start-time';

interface CardActivityProps {
  activity: ActivityItem;
  /** First of a list: its text is beside its poster. */
  lead?: boolean;
  /** Its title as displayed, where parts of it are marked. */
  title?: ReactNode;
  /** A button in the corner of the poster; not part of the link. */
  corner?: ReactNode;
}

/** An activity in a list (specification section 3): a poster with its status, then title, organiser and time. */
export function CardActivity({ activity, lead = false, title, corner }: CardActivityProps) {
  const t = useTranslations('activity');
  const textLanguage = useTextLanguage();
  const ended = activity.status === activityStatus.ended;
  return (
    <div className="relative">
      <Link
        href={activityPath(activity)}
        className={lead ? 'group grid grid-cols-2 items-end gap-x-3 md:gap-x-5' : 'group block'}
      >
        <div className="relative overflow-hidden rounded-md">
          <Picture
            picture={activity.thumb}
            cuts={cuts}
            sizes="(width >= 1200px) 285px, (width >= 768px) 30vw, 46vw"
            className={`aspect-3/4 w-full transition-transform duration-500 group-hover:scale-[1.02] ${ended ? 'grayscale' : ''}`}
          />
          <Stamp
            tone={activity.status === activityStatus.inProgress ? 'lit' : 'shade'}
            className="absolute top-2 left-2"
          >
            {activity.isCanceled ? t('canceled') : t(`status.${activity.status}`)}
          </Stamp>
        </div>
        <div>
          <p className="facts mt-2.5 font-semibold text-ink-2 text-xs">
            <span>{t(`category.${activity.category}`)}</span>
            {activity.city && <span>{activity.city}</span>}
          </p>
          <h3
            lang={textLanguage(activity.titleLanguage)}
            className={`mt-0.5 ${lead ? 'line-clamp-4 text-xl md:text-2xl' : 'line-clamp-2 text-base leading-5.25 font-semibold tracking-normal'}`}
          >
            {title ?? activity.title}
          </h3>
          <p className="mt-1 text-xs text-ink-3">
            <CardPersonName name={activity.nickname} verification={activity.verification} />
          </p>
          <p className="text-xs text-ink-3 tabular-nums">
            <CardStartTime iso={activity.holdStartTime} />
          </p>
          {!ended && <Price {...activity} />}
        </div>
      </Link>
      {corner && <div className={`absolute top-0.5 ${lead ? leadCorner : 'right-0.5'}`}>{corner}</div>}
    </div>
  );
}

/** What taking part costs: free only where no ticket has a price; nothing where nobody comes by ticket or sign-up. */
function Price({ priceFrom, priceTo }: Pick<ActivityItem, 'priceFrom' | 'priceTo'>) {
  const t = useTranslations('activity');
  if (priceFrom === null) return null;
  const free = priceTo === 0 ? t('free') : `${t('free')} – ${shortYuan(priceTo)}`;
  return (
    <p className="mt-1 font-semibold text-sm tabular-nums">
      {priceFrom === 0 ? free : t('priceFrom', { price: shortYuan(priceFrom) })}
    </p>
  );
}

/** Placeholder of a card. */
export function CardActivitySkeleton() {
  return (
    <div aria-hidden="true">
      <div className="skeleton aspect-3/4 rounded-md!" />
      <div className="skeleton mt-3 h-3 w-1/4" />
      <div className="skeleton mt-2 h-4 w-4/5" />
      <div className="skeleton mt-2 h-3 w-1/2" />
    </div>
  );
}

/** The poster of a lead ends half a gap before the middle. */
const leadCorner = 'right-[calc(50%+8px)] md:right-[calc(50%+12px)]';

const cuts = [
  { width: 360, height: 480 },
  { width: 720, height: 960 },
] as const;
