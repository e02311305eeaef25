'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { awardPlanQuery } from '@/lib/events/award/client/desk';
import type { AwardPlan } from '@/lib/events/award/contract';
import { DeskAwards } from './desk-awards';
import type { DeskContest } from './desk-contest';
import { DeskPublish } from './desk-publish';
import { DeskShortlist } from './desk-shortlist';

interface AwardDeskProps {
  first: AwardPlan;
  contest: DeskContest;
  isCanceled: boolean;
}

/** Who is shortlisted and who wins in a contest, for who runs it, and the publication of both: beside them where there is room. */
export function AwardDesk({ first, contest, isCanceled }: AwardDeskProps) {
  const t = useTranslations('awardDesk');
  const { data: plan = first } = useQuery({ ...awardPlanQuery(contest.id), initialData: first });
  if (isCanceled) {
    return (
      <section className="wrap">
        <h2 className="sr-only">{t('title')}</h2>
        <Notice title={t('canceled')} text={t('canceledText')}>
          {null}
        </Notice>
      </section>
    );
  }
  return (
    <div className="wrap pt-6 pb-12 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-x-14">
      <div className="min-w-0">
        <DeskShortlist plan={plan} contest={contest} />
        <DeskAwards plan={plan} contest={contest} />
      </div>
      <div className="lg:sticky lg:top-[calc(var(--spacing-head)+4rem)]">
        <DeskPublish plan={plan} contest={contest} />
      </div>
    </div>
  );
}
