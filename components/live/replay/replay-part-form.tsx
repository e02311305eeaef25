'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { useReplayActs } from '@/lib/live/replay/client/own-replay';
import { shortestReplay } from '@/lib/live/replay/codes';
import type { Replay } from '@/lib/live/replay/contract';
import { readTime, writeTime } from '@/lib/live/replay/rules/part-time';
import { useOneAct } from '@/lib/platform/client/use-one-act';
import { PartTimeField } from './part-time-field';
import { RecordingPlayer } from './recording-player';

interface ReplayPartFormProps {
  id: string;
  /** One that can be cut. */
  replay: Replay;
}

/** Which part of a recording becomes the draft of a work. */
export function ReplayPartForm({ id, replay }: ReplayPartFormProps) {
  const t = useTranslations('replayDesk.part');
  const { state, seconds, fromSeconds, toSeconds } = replay;
  const acts = useReplayActs(id);
  const { act, isPending, problem } = useOneAct();
  const [from, setFrom] = useState(() => writeTime(Math.min(fromSeconds, seconds)));
  const [to, setTo] = useState(() => writeTime(Math.min(toSeconds, seconds)));
  const [isAsked, setAsked] = useState(false);
  const part = { fromSeconds: readTime(from), toSeconds: readTime(to) };
  const faults = useFaults(part, seconds);
  const length = (part.toSeconds ?? 0) - (part.fromSeconds ?? 0);

  function make(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    const { fromSeconds, toSeconds } = part;
    if (faults.from || faults.to || fromSeconds === null || toSeconds === null) return;
    void act(() => acts.make({ fromSeconds, toSeconds }));
  }
  return (
    <form noValidate onSubmit={make} className="mt-5 rounded-md border border-line bg-surface p-4">
      <h3 className="text-base">{t(state === 'made' ? 'again' : 'title')}</h3>
      <p className="mt-1 mb-3 text-ink-2 text-sm text-pretty">{t(state === 'made' ? 'textAgain' : 'text')}</p>
      <RecordingPlayer
        id={id}
        seconds={seconds}
        onFrom={(at) => setFrom(writeTime(at))}
        onTo={(at) => setTo(writeTime(at))}
      />
      <div className="grid gap-x-5 sm:grid-cols-2">
        <PartTimeField
          label={t('from')}
          slide={t('slideFrom')}
          error={isAsked ? faults.from : undefined}
          {...{ value: from, onChange: setFrom, most: seconds }}
        />
        <PartTimeField
          label={t('to')}
          slide={t('slideTo')}
          error={isAsked ? faults.to : undefined}
          {...{ value: to, onChange: setTo, most: seconds }}
        />
      </div>
      <p className="text-ink-2 text-sm tabular-nums">
        {length > 0 && !faults.from && !faults.to && t('chosen', { time: writeTime(length) })}
      </p>
      <FormAlert>{problem}</FormAlert>
      <button
        type="submit"
        aria-disabled={isPending || undefined}
        className={`mt-1 aria-disabled:opacity-60 ${buttonClass(state === 'made' ? 'line' : 'accent')}`}
      >
        {t(isPending ? 'sending' : 'make')}
      </button>
    </form>
  );
}

interface Part {
  /** Null for what cannot be read. */
  fromSeconds: number | null;
  toSeconds: number | null;
}

/** What is wrong with each end of a part of a recording of so many seconds, in words. */
function useFaults({ fromSeconds, toSeconds }: Part, seconds: number) {
  const t = useTranslations('replayDesk.part.rules');
  const beyond = t('beyond', { time: writeTime(seconds) });
  const faultOf = (end: number | null) => (end === null ? t('time') : end > seconds ? beyond : undefined);
  const isShort = fromSeconds !== null && toSeconds !== null && toSeconds - fromSeconds < shortestReplay;
  return {
    from: faultOf(fromSeconds),
    to: faultOf(toSeconds) ?? (isShort ? t('short', { count: shortestReplay }) : undefined),
  };
}
