import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import type { StreamHealth } from '@/lib/live/stream/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';

/** What arrives from an encoder: what is wrong with it and what to do, and the figures. */
export function DeskHealth({ health }: { health: StreamHealth | null }) {
  const t = useTranslations('streamDesk.health');
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-lg">
        {t('title')}
      </h2>
      {health ? <Signal health={health} /> : <p className="mt-1 text-ink-2">{t('none')}</p>}
    </section>
  );
}

function Signal({ health }: { health: StreamHealth }) {
  const t = useTranslations('streamDesk.health');
  const { problems, width, height, frameRate, bitRate, videoCodec, audioCodec, droppedFrames, since } = health;
  const hasPicture = width > 0;
  return (
    <>
      <div role="status" className="mt-1">
        {problems.length === 0 && (
          <p className={hasPicture ? 'font-semibold text-ok' : 'text-ink-2'}>{t(hasPicture ? 'good' : 'waiting')}</p>
        )}
        {problems.length > 0 && (
          <ul aria-label={t('problems')} className="grid gap-1.5 text-danger">
            {problems.map((problem) => (
              <li key={problem} className="text-pretty">
                {t(`problem.${problem}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <dl className="mt-3 border-line border-t tabular-nums">
        {hasPicture && <Figure name={t('picture')}>{t('size', { width, height, rate: Math.round(frameRate) })}</Figure>}
        {bitRate > 0 && <Figure name={t('bitRate')}>{t('kbps', { count: Math.round(bitRate / 1000) })}</Figure>}
        {videoCodec && (
          <Figure name={t('codecs')}>{[videoCodec, audioCodec].filter(Boolean).join(' / ').toUpperCase()}</Figure>
        )}
        <Figure name={t('dropped')}>{droppedFrames}</Figure>
        <Figure name={t('since')}>{formatDate(Date.parse(since), { withTime: true })}</Figure>
      </dl>
    </>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 border-line border-b py-2">
      <dt className="text-ink-3 text-sm leading-6">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
