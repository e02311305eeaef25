'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { useOwnReplay } from '@/lib/live/replay/client/own-replay';
import type { Replay } from '@/lib/live/replay/contract';
import { writeTime } from '@/lib/live/replay/rules/part-time';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { ReplayPartForm } from './replay-part-form';
import { ReplayRefusal } from './replay-refusal';

/** The recording of a broadcast that is over, for its host: what becomes of it, which part, and its end. Needs the messages `replayDesk`. */
export function CardOwnReplay({ id }: { id: string }) {
  const t = useTranslations('replayDesk');
  const { data: replay, isError, refetch } = useOwnReplay(id);
  return (
    <section aria-label={t('title')}>
      <h2 className="mb-2 text-lg">{t('title')}</h2>
      {replay ? (
        <Recording {...{ id, replay }} />
      ) : (
        <p role={isError ? 'alert' : 'status'} className="flex min-h-11 flex-wrap items-center gap-3 text-ink-2">
          {t(isError ? 'unread' : 'reading')}
          {isError && (
            <button type="button" onClick={() => void refetch()} className={buttonClass('line', 'row')}>
              {t('retry')}
            </button>
          )}
        </p>
      )}
    </section>
  );
}

function Recording({ id, replay }: { id: string; replay: Replay }) {
  const t = useTranslations('replayDesk');
  const { state, workId, isPublic, seconds, keptUntil } = replay;
  const isDecided = state === 'kept' || state === 'made' || state === 'failed';
  const hasWork = workId !== null && state !== 'making';
  return (
    <>
      <p role="status" className="text-pretty">
        {t(state === 'made' && isPublic ? 'public' : `state.${state}`)}
      </p>
      {keptUntil !== null && state !== 'making' && (
        <p className="facts mt-1 text-ink-2 text-sm tabular-nums">
          <span>{t('length', { time: writeTime(seconds) })}</span>
          <span>{t('keptUntil', { time: formatDate(Date.parse(keptUntil), { withTime: true }) })}</span>
        </p>
      )}
      {hasWork && (
        <p className="mt-3">
          <Link href={`/MyMaJiang/${encodeURIComponent(workId)}`} className={buttonClass('accent')}>
            {t(isPublic ? 'editPublic' : 'edit')}
          </Link>
        </p>
      )}
      {isDecided && seconds > 0 && (
        <>
          <ReplayPartForm key={`${state} ${workId} ${seconds}`} {...{ id, replay }} />
          <ReplayRefusal id={id} />
        </>
      )}
    </>
  );
}
