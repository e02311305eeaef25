import { useTranslations } from 'next-intl';
import { RowLinks } from '@/components/ui/row-links';
import { contactViewsPath, demandPartPath, demandPath, editDemandPath } from '@/lib/careers/demand/client/addresses';
import type { OwnDemand } from '@/lib/careers/demand/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate, lastDayBefore } from '@/lib/platform/shared/format/beijing';
import { useBudgetText } from './card-demand-budget';
import { OwnAct } from './own-act';
import { type Standing, standingOf, standingTones } from './own-standing';

/** A demand of the caller's company: how it stands, when its review is due, who has looked, and what can be done with it. */
export function OwnDemandRow({ demand }: { demand: OwnDemand }) {
  const t = useTranslations('demandManage');
  const textLanguage = useTextLanguage();
  const { title, titleLanguage, reason } = demand;
  const standing = standingOf(demand);
  return (
    <article className="flex h-full flex-col py-4">
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
      <DemandFacts demand={demand} />
      <Said demand={demand} standing={standing} />
      {reason && <p className="mt-1 text-ink-2 text-sm text-pretty wrap-anywhere">{t('own.reason', { reason })}</p>}
      <Actions demand={demand} />
    </article>
  );
}

function DemandFacts({ demand }: { demand: OwnDemand }) {
  const t = useTranslations('demand');
  const budgetText = useBudgetText();
  const { kind, lastDay, budgetFrom, budgetTo, state } = demand;
  // A draft without a budget does not say yet whether it is to be talked about.
  const isBudgetSaid = budgetFrom !== null || budgetTo !== null || state !== 'pending_edit';
  return (
    <p className="facts mt-1 text-ink-2 text-sm tabular-nums">
      {kind && <span>{t(`kind.${kind}`)}</span>}
      {isBudgetSaid && <span>{budgetText(demand)}</span>}
      {lastDay && (
        <span>{t.rich('until', { date: lastDay, time: (date) => <time dateTime={lastDay}>{date}</time> })}</span>
      )}
    </p>
  );
}

/** The promise of its review, what became of it, or when a draft was changed. */
function Said({ demand: { dueAt, updatedAt, reason }, standing }: { demand: OwnDemand; standing: Standing }) {
  const t = useTranslations('demandManage.own');
  const say = (words: string) => <p className="mt-1 text-ink-3 text-sm text-pretty tabular-nums">{words}</p>;
  if (standing === 'pending_review' && dueAt) {
    const due = Date.parse(dueAt);
    return say(due <= Date.now() ? t('late') : t('due', { day: lastDayBefore(due) }));
  }
  if (standing === 'lapsed' || standing === 'docked') return say(t(standing));
  if (standing !== 'pending_edit' || reason) return null;
  return say(t('changed', { date: formatDate(Date.parse(updatedAt), { withTime: true }) }));
}

function Actions({ demand }: { demand: OwnDemand }) {
  const t = useTranslations('demandManage.own');
  const { id, title, state, phase, wasPublic, viewCount } = demand;
  const isPublic = state === 'verified';
  const links = [
    wasPublic && { href: demandPartPath(id, 'proposals'), words: t('proposals') },
    wasPublic && { href: contactViewsPath(id), words: t('looks', { count: viewCount }) },
    wasPublic && { href: demandPartPath(id, 'teams'), words: t('teams') },
    isPublic && phase === 'open' && { href: demandPartPath(id, 'services'), words: t('services') },
    // One that has its team stays as it is.
    phase !== 'docked' && { href: editDemandPath(id), words: t('edit') },
    isPublic && { href: demandPath(id), words: t('see') },
  ];
  return (
    <RowLinks links={links} of={t('of', { title: title || t('untitled') })} className="mt-auto">
      <OwnAct demand={demand} />
    </RowLinks>
  );
}

/** Placeholder of a row. */
export function OwnDemandSkeleton() {
  return (
    <div aria-hidden="true" className="py-4">
      <div className="skeleton h-4 w-1/6" />
      <div className="skeleton mt-2 h-5 w-3/5" />
      <div className="skeleton mt-2 h-3.5 w-2/5" />
      <div className="skeleton mt-2 mb-9 h-3 w-1/3" />
    </div>
  );
}
