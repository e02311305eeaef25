'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsoleSection } from '@/components/base/staff/card-parts';
import { runningStreamsQuery } from '@/lib/live/stream/client/console';
import type { RunningStream, StreamHealth } from '@/lib/live/stream/contract';
import { Link } from '@/lib/platform/i18n/link';
import { StopSheet } from './stop-sheet';

/** All streams that come in now with their health, for staff; each can be ended. Needs the messages `streamConsole` and `streamDesk.health`. */
export function CardRunningStreams() {
  const t = useTranslations('streamConsole');
  const { data, isError, refetch } = useQuery(runningStreamsQuery);
  const [stopped, setStopped] = useState<RunningStream | null>(null);
  return (
    <ConsoleSection title={t('title')}>
      {isError && !data && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-danger text-sm">
          {t('failed')}
          <button type="button" onClick={() => void refetch()} className={consoleButton()}>
            {t('retry')}
          </button>
        </p>
      )}
      {data?.length === 0 && <p className="text-ink-2 text-sm">{t('none')}</p>}
      <ul aria-label={t('title')} aria-busy={data === undefined && !isError} className="*:border-line *:border-t">
        {data?.map((stream) => (
          <Running key={stream.id} stream={stream} onStop={() => setStopped(stream)} />
        ))}
      </ul>
      {stopped && <StopSheet stream={stopped} onClose={() => setStopped(null)} />}
    </ConsoleSection>
  );
}

function Running({ stream, onStop }: { stream: RunningStream; onStop(): void }) {
  const t = useTranslations('streamConsole');
  const { id, title, host, hostId, node, viewers, health } = stream;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-50 grow basis-0 text-sm">
        <Link href={`/staff/broadcasts/${encodeURIComponent(id)}`} className="font-semibold text-base hover:underline">
          {title}
        </Link>
        <p className="text-ink-2">
          {t('host')}{' '}
          <Link href={`/otherPeople?userId=${encodeURIComponent(hostId)}`} className="underline underline-offset-4">
            {host}
          </Link>
        </p>
        <p className="facts text-ink-3 tabular-nums">
          <span>{`${t('viewers')} ${viewers}`}</span>
          <Signal health={health} />
          <span>{`${t('node')} ${node}`}</span>
        </p>
        <Problems problems={health.problems} />
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('stopOf', { title })}
        onClick={onStop}
        className={consoleButton('danger')}
      >
        {t('stop')}
      </button>
    </li>
  );
}

function Signal({ health: { width, height, frameRate, bitRate } }: { health: StreamHealth }) {
  const t = useTranslations('streamConsole');
  const figures = useTranslations('streamDesk.health');
  if (width === 0) return <span>{t('noPicture')}</span>;
  return (
    <>
      <span>{figures('size', { width, height, rate: Math.round(frameRate) })}</span>
      <span>{figures('kbps', { count: Math.round(bitRate / 1000) })}</span>
    </>
  );
}

function Problems({ problems }: Pick<StreamHealth, 'problems'>) {
  const t = useTranslations('streamDesk.health.problem');
  return (
    <ul className="text-danger empty:hidden">
      {problems.map((problem) => (
        <li key={problem}>{t(problem)}</li>
      ))}
    </ul>
  );
}
