'use client';

import { useTranslations } from 'next-intl';
import { ReportLink } from '@/components/base/moderation/card-report-link';
import { CardCollectAction } from '@/components/reactions/collection/card-collect-action';
import { actionClass } from '@/components/ui/action-class';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { ShareButton } from '@/components/ui/share-button';
import { saveActivityCalendar, useActivityCounts, useActivityReminder } from '@/lib/events/activity/client/activities';
import { useActivityStatus } from '@/lib/events/activity/client/use-status';
import { activityStatus } from '@/lib/events/activity/codes';
import type { ActivityDetail } from '@/lib/events/activity/contract';

/** What a visitor can do with an activity: keep it, be reminded of it, put it into a calendar, share, discuss and report it. */
export function ActivityActions({ activity }: { activity: ActivityDetail }) {
  const t = useTranslations('activityPage.actions');
  const { commentCount } = useActivityCounts(activity);
  const status = useActivityStatus(activity);
  const { id } = activity;
  return (
    <div className="mt-5">
      <div className="grid grid-cols-2 gap-2 lg:flex noscript:hidden">
        <CardCollectAction kind="activity" id={id} words={{ collect: t('collect'), collected: t('collected') }} />
        <ShareButton
          label={t('share')}
          words={{ copied: t('copied'), copiedInChat: t('copiedInChat'), copyFailed: t('copyFailed') }}
          className={actionClass}
        />
        {status === activityStatus.passed && <RemindButton id={id} />}
        {status !== activityStatus.ended && (
          // A failure is reported by the error path.
          <button type="button" onClick={() => saveActivityCalendar(id).catch(() => undefined)} className={actionClass}>
            <ScreenIcon name="calendar" className="size-4.75" />
            {t('calendar')}
          </button>
        )}
      </div>
      <p className="mt-1 flex gap-5 text-ink-3 text-xs">
        <a href="#comments" className="inline-flex min-h-11 items-center hover:underline">
          {t('discuss', { count: commentCount })}
        </a>
        <ReportLink type="activity" id={id} className="inline-flex min-h-11 items-center hover:underline">
          {t('report')}
        </ReportLink>
      </p>
    </div>
  );
}

/** Asks for a message on the day before. */
function RemindButton({ id }: { id: string }) {
  const t = useTranslations('activityPage.actions');
  const { isOn, press } = useActivityReminder(id);
  return (
    <button type="button" aria-pressed={isOn} onClick={press} className={`${actionClass} ${isOn ? 'text-accent' : ''}`}>
      <ScreenIcon name="bell" className={`size-4.75 ${isOn ? 'fill-current' : ''}`} />
      {isOn ? t('reminded') : t('remind')}
    </button>
  );
}
