'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { waitingSignupsQuery } from '@/lib/events/signup/client/signup';
import type { WaitingSignup } from '@/lib/events/signup/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { formatDate } from '@/lib/platform/shared/format/beijing';

/** Who waits for a place at an activity, for its organiser, in the order of the list. */
export function CardWaitingSignups({ activityId }: { activityId: string }) {
  const t = useTranslations('signup.desk');
  return (
    <PagedList
      query={useOwnList(waitingSignupsQuery(activityId), null)}
      keyOf={({ mobile, createdAt }) => `${createdAt} ${mobile}`}
      skeleton={<div aria-hidden="true" className="skeleton my-3.5 h-10" />}
      skeletons={3}
      empty={
        <Notice title={t('none')} text={t('noneText')}>
          {null}
        </Notice>
      }
      className="divide-y divide-line"
      {...useListWords()}
    >
      {(waiting) => <Waiting waiting={waiting} />}
    </PagedList>
  );
}

function Waiting({ waiting: { name, mobile, age, occupation, createdAt } }: { waiting: WaitingSignup }) {
  const t = useTranslations('signup.desk');
  return (
    <article className="py-3.5">
      <h3 className="font-semibold text-base tracking-normal wrap-anywhere">{name}</h3>
      <p className="facts mt-0.5 text-ink-2 text-sm tabular-nums">
        <a href={`tel:${mobile}`} className="underline underline-offset-4">
          {mobile}
        </a>
        <span>{t('age', { age })}</span>
        <span className="wrap-anywhere">{occupation}</span>
      </p>
      <p className="mt-1 text-ink-3 text-xs tabular-nums">
        <time dateTime={createdAt}>{formatDate(Date.parse(createdAt), { withTime: true })}</time>
      </p>
    </article>
  );
}
