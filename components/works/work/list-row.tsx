import { useLocale, useTranslations } from 'next-intl';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { Link } from '@/lib/platform/i18n/link';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import { publicState } from '@/lib/works/work/codes';
import type { OwnWork } from '@/lib/works/work/contract';
import { rowAction, WorkThumb, workRow } from './card-thumb';
import { WorkProcessing } from './list-processing';

interface OwnWorkRowProps {
  work: OwnWork;
  onRemove(): void;
}

/** One of the caller's works: its state, its review, its file, and actions. */
export function OwnWorkRow({ work, onRemove }: OwnWorkRowProps) {
  const t = useTranslations('work.list');
  const locale = useLocale();
  const { title, state, viewCount, likeCount } = work;
  return (
    <article className={workRow}>
      <WorkThumb thumb={work.thumb} duration={work.duration} />
      <div className="min-w-0">
        <h3 className="line-clamp-2 font-semibold text-base leading-5.5 tracking-normal wrap-anywhere">
          {title || t('untitled')}
        </h3>
        <StateWords work={work} />
        <WorkProcessing work={work} />
        {work.isInContest && <p className="mt-1 text-ink-2 text-sm text-pretty">{t('inContest')}</p>}
        {state === publicState && (
          <p className="mt-1 text-ink-3 text-xs tabular-nums">
            {t('figures', { views: formatMagnitude(viewCount, locale), likes: formatMagnitude(likeCount, locale) })}
          </p>
        )}
        <Actions work={work} onRemove={onRemove} />
      </div>
    </article>
  );
}

const badges = {
  pending_edit: 'text-ink-2',
  pending_review: 'text-ink',
  verified: 'text-ok',
  failed: 'text-danger',
} as const;

/** The state as named in specification section 4, with its meaning or reason. */
function StateWords({ work: { state, reason } }: { work: OwnWork }) {
  const t = useTranslations('work');
  if (state === 'deleted') return null;
  return (
    <>
      <p className="mt-1.5">
        <span className={`rounded-sm bg-sunk px-1.75 py-0.5 font-semibold text-xs ${badges[state]}`}>
          {t(`states.${state}`)}
        </span>
      </p>
      {(state === 'pending_edit' || state === 'pending_review') && (
        <p className="mt-1 text-ink-3 text-sm text-pretty">{t(`stateHints.${state}`)}</p>
      )}
      {state === 'failed' && reason && (
        <p className="mt-1 text-ink-2 text-sm text-pretty wrap-anywhere">{t('list.reason', { reason })}</p>
      )}
    </>
  );
}

/** A work in a contest can be neither changed nor deleted (specification section 6). */
function Actions({ work, onRemove }: OwnWorkRowProps) {
  const t = useTranslations('work.list');
  const { id, state, isInContest } = work;
  const which = <span className="sr-only"> {t('of', { title: work.title || t('untitled') })}</span>;
  return (
    <div className="-mb-2 -ml-2.25 flex flex-wrap items-center">
      {!isInContest && (
        <Link href={`/MyMaJiang/${encodeURIComponent(id)}`} className={rowAction}>
          {t('edit')}
          {which}
        </Link>
      )}
      {state === publicState && (
        <NewTabLink href={`/video/detail/${encodeURIComponent(id)}`} className={rowAction}>
          {t('see')}
          {which}
        </NewTabLink>
      )}
      {!isInContest && (
        <button type="button" onClick={onRemove} className={`noscript:hidden ${rowAction}`}>
          {t('remove')}
          {which}
        </button>
      )}
    </div>
  );
}
