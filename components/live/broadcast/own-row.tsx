import { useTranslations } from 'next-intl';
import { CardStartTime } from '@/components/events/activity/card-start-time';
import { Picture } from '@/components/ui/picture';
import { RowLinks } from '@/components/ui/row-links';
import { broadcastPath, deskPath, editBroadcastPath } from '@/lib/live/broadcast/client/addresses';
import type { OwnBroadcast } from '@/lib/live/broadcast/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { coverCuts } from './cover';
import { standingOf, standingTones } from './own-standing';

/** One of the caller's broadcasts: how it stands, when it is, and what can be done with it. */
export function OwnBroadcastRow({ broadcast }: { broadcast: OwnBroadcast }) {
  const t = useTranslations('broadcastManage');
  const textLanguage = useTextLanguage();
  const { title, titleLanguage, thumb, state, reason, startTime, updatedAt } = broadcast;
  const standing = standingOf(broadcast);
  return (
    <article className="flex h-full items-start gap-4 py-4">
      <Picture picture={thumb} cuts={coverCuts} sizes="128px" className="aspect-video w-32 flex-none rounded-md" />
      <div className="min-w-0 grow">
        <p className="text-xs">
          <span className={`rounded-sm bg-sunk px-1.75 py-0.5 font-semibold ${standingTones[standing]}`}>
            {t(`standing.${standing}`)}
          </span>
        </p>
        <h2
          lang={title ? textLanguage(titleLanguage) : undefined}
          className="mt-1 line-clamp-2 font-semibold text-lg leading-6 tracking-normal wrap-anywhere"
        >
          {title || t('own.untitled')}
        </h2>
        <p className="mt-1 text-ink-2 text-sm tabular-nums">
          {startTime ? <CardStartTime iso={startTime} /> : t('own.noTime')}
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
        <Actions broadcast={broadcast} />
      </div>
    </article>
  );
}

function Actions({ broadcast }: { broadcast: OwnBroadcast }) {
  const t = useTranslations('broadcastManage.own');
  const { id, title, state, wasPublic } = broadcast;
  const links = [
    wasPublic && { href: deskPath(id), words: t('manage') },
    // What was taken down stays as it is.
    standingOf(broadcast) !== 'takenDown' && { href: editBroadcastPath(id), words: t('edit') },
    state === 'verified' && { href: broadcastPath(id), words: t('see') },
  ];
  return <RowLinks links={links} of={t('of', { title: title || t('untitled') })} />;
}

/** Placeholder of a row. */
export function OwnBroadcastSkeleton() {
  return (
    <div aria-hidden="true" className="flex items-start gap-4 py-4">
      <div className="skeleton aspect-video w-32 flex-none rounded-md!" />
      <div className="grow">
        <div className="skeleton h-4 w-1/4" />
        <div className="skeleton mt-2 h-5 w-4/5" />
        <div className="skeleton mt-3 h-3.5 w-2/5" />
      </div>
    </div>
  );
}
