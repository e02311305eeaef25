import { useTranslations } from 'next-intl';
import { ReportLink } from '@/components/base/moderation/card-report-link';
import { actionClass } from '@/components/ui/action-class';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { ShareButton } from '@/components/ui/share-button';
import { saveBroadcastCalendar } from '@/lib/live/broadcast/client/broadcasts';
import type { BroadcastDetail, BroadcastNow } from '@/lib/live/broadcast/contract';

interface ActionsProps {
  broadcast: BroadcastDetail;
  now: BroadcastNow;
}

/** What else a visitor can do with a broadcast: share it, put it into a calendar, discuss and report it. */
export function BroadcastActions({ broadcast: { id }, now: { phase, commentCount } }: ActionsProps) {
  const t = useTranslations('broadcastPage.actions');
  const isAhead = phase === 'upcoming' || phase === 'late';
  return (
    <div className="mt-5">
      <div className="flex gap-2 noscript:hidden">
        <ShareButton
          label={t('share')}
          words={{ copied: t('copied'), copiedInChat: t('copiedInChat'), copyFailed: t('copyFailed') }}
          className={actionClass}
        />
        {isAhead && (
          <button
            type="button"
            // A failure is reported by the error path.
            onClick={() => saveBroadcastCalendar(id).catch(() => undefined)}
            className={actionClass}
          >
            <ScreenIcon name="calendar" className="size-4.75" />
            {t('calendar')}
          </button>
        )}
      </div>
      <p className="mt-1 flex gap-5 text-ink-3 text-xs">
        <a href="#comments" className="inline-flex min-h-11 items-center hover:underline">
          {t('discuss', { count: commentCount })}
        </a>
        <ReportLink type="live" id={id} className="inline-flex min-h-11 items-center hover:underline">
          {t('report')}
        </ReportLink>
      </p>
    </div>
  );
}
