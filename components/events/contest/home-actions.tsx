'use client';

import { useTranslations } from 'next-intl';
import { ReportLink } from '@/components/base/moderation/card-report-link';
import { CardCollectAction } from '@/components/reactions/collection/card-collect-action';
import { actionClass } from '@/components/ui/action-class';
import { ShareButton } from '@/components/ui/share-button';
import { useActivityCounts } from '@/lib/events/activity/client/activities';
import { contestDeskPath } from '@/lib/events/contest/client/addresses';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { Link } from '@/lib/platform/i18n/link';

interface HomeActionsProps {
  contest: Pick<ContestDetail, 'id' | 'organiser'>;
  /** In the page. */
  commentCount: number;
}

/** What anybody can do with a contest at any time: keep it, share it, discuss and report it; for its organiser, run it. */
export function HomeActions({ contest: { id, organiser }, commentCount }: HomeActionsProps) {
  const t = useTranslations('contestHome.actions');
  const counts = useActivityCounts({ id, commentCount });
  const isOwn = useSessionStore(({ peopleMessage }) => peopleMessage?.userId === organiser.userId);
  return (
    <div className="mt-4">
      <div className="grid grid-cols-2 gap-2 lg:flex noscript:hidden">
        <CardCollectAction kind="activity" id={id} words={{ collect: t('collect'), collected: t('collected') }} />
        <ShareButton
          label={t('share')}
          words={{ copied: t('copied'), copiedInChat: t('copiedInChat'), copyFailed: t('copyFailed') }}
          className={actionClass}
        />
      </div>
      <p className="mt-1 flex flex-wrap gap-x-5 text-ink-3 text-xs">
        <a href="#comments" className="inline-flex min-h-11 items-center hover:underline">
          {t('discuss', { count: counts.commentCount })}
        </a>
        <ReportLink type="activity" id={id} className="inline-flex min-h-11 items-center hover:underline">
          {t('report')}
        </ReportLink>
        {isOwn && (
          <Link href={contestDeskPath(id)} className="inline-flex min-h-11 items-center text-accent hover:underline">
            {t('manage')}
          </Link>
        )}
      </p>
    </div>
  );
}
