'use client';

import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { Stamp } from '@/components/ui/stamp';
import { useActivityStatus } from '@/lib/events/activity/client/use-status';
import { activityStatus } from '@/lib/events/activity/codes';
import type { ActivityDetail } from '@/lib/events/activity/contract';

/** The poster of an activity, 3:4, with its status (specification section 4). */
export function ActivityPoster({ activity }: { activity: ActivityDetail }) {
  const t = useTranslations('activity');
  const status = useActivityStatus(activity);
  return (
    <div className="relative self-start overflow-hidden rounded-lg max-md:mx-auto max-md:max-w-80">
      <Picture
        first
        picture={activity.thumb}
        cuts={cuts}
        sizes="(width >= 1200px) 416px, (width >= 768px) 38vw, 320px"
        className={`aspect-3/4 w-full ${status === activityStatus.ended ? 'grayscale' : ''}`}
      />
      <Stamp tone={status === activityStatus.inProgress ? 'lit' : 'shade'} className="absolute top-3 left-3">
        {activity.isCanceled ? t('canceled') : t(`status.${status}`)}
      </Stamp>
    </div>
  );
}

const cuts = [
  { width: 360, height: 480 },
  { width: 720, height: 960 },
] as const;
