import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { RowLinks } from '@/components/ui/row-links';
import {
  activityManagePath,
  activityPath,
  editActivityPath,
  ownContestPath,
} from '@/lib/events/activity/client/addresses';
import { activityCategory } from '@/lib/events/activity/codes';
import type { OwnActivity } from '@/lib/events/activity/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { CardStartTime } from './card-start-time';
import { standingOf, standingTones } from './own-standing';
import { posterCuts } from './poster';

/** One of the caller's activities: how it stands, when it is, and what can be done with it. */
export function OwnActivityRow({ activity }: { activity: OwnActivity }) {
  const t = useTranslations('activityManage');
  const kindOf = useTranslations('activity.category');
  const textLanguage = useTextLanguage();
  const { title, titleLanguage, thumb, category, state, reason, holdStartTime, updatedAt } = activity;
  const standing = standingOf(activity);
  return (
    <article className="flex h-full items-start gap-4 py-4">
      <Picture picture={thumb} cuts={posterCuts} sizes="84px" className="aspect-3/4 w-21 flex-none rounded-md" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs">
          <span className={`rounded-sm bg-sunk px-1.75 py-0.5 font-semibold ${standingTones[standing]}`}>
            {t(`standing.${standing}`)}
          </span>
          <span className="text-ink-3">{kindOf(`${category}`)}</span>
        </p>
        <h2
          lang={title ? textLanguage(titleLanguage) : undefined}
          className="mt-1 line-clamp-2 font-semibold text-lg leading-6 tracking-normal wrap-anywhere"
        >
          {title || t('own.untitled')}
        </h2>
        <p className="mt-1 text-ink-2 text-sm tabular-nums">
          {holdStartTime ? <CardStartTime iso={holdStartTime} /> : t('own.noTime')}
        </p>
        {state === 'pending_review' && <p className="mt-1 text-ink-3 text-sm text-pretty">{t('own.waiting')}</p>}
        {reason ? (
          <p className="mt-1 text-ink-2 text-sm text-pretty wrap-anywhere">{t('own.reason', { reason })}</p>
        ) : (
          state === 'pending_edit' && (
            <p className="mt-1 text-ink-3 text-xs tabular-nums">
              {t('own.changed', { date: formatDate(Date.parse(updatedAt), { withTime: true }) })}
            </p>
          )
        )}
        <Actions activity={activity} />
      </div>
    </article>
  );
}

function Actions({ activity }: { activity: OwnActivity }) {
  const t = useTranslations('activityManage.own');
  const { id, contestName, category, title, state, wasPublic } = activity;
  const links = [
    wasPublic && { href: activityManagePath(id), words: t('manage') },
    // What was taken down stays as it is.
    !(state === 'failed' && wasPublic) && { href: editActivityPath(id), words: t('edit') },
    category === activityCategory.contest && { href: ownContestPath(id), words: t('contest') },
    state === 'verified' && { href: activityPath({ id, contestName }), words: t('see') },
  ];
  return <RowLinks links={links} of={t('of', { title: title || t('untitled') })} />;
}

/** Placeholder of a row. */
export function OwnActivitySkeleton() {
  return (
    <div aria-hidden="true" className="flex items-start gap-4 py-4">
      <div className="skeleton aspect-3/4 w-21 flex-none rounded-md!" />
      <div className="grow">
        <div className="skeleton h-4 w-1/4" />
        <div className="skeleton mt-2 h-5 w-4/5" />
        <div className="skeleton mt-3 h-3.5 w-2/5" />
      </div>
    </div>
  );
}
