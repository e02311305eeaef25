'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { VideoPlayer } from '@/components/works/film/card-player';
import { askForRecording } from '@/lib/live/replay/client/own-replay';
import { writeTime } from '@/lib/live/replay/rules/part-time';

interface RecordingPlayerProps {
  id: string;
  /** Its length. */
  seconds: number;
  /** The part begins where it stands, in seconds. */
  onFrom(at: number): void;
  /** And ends there. */
  onTo(at: number): void;
}

/** Plays a recording, so that its host sees where the part begins and ends. Needs the messages `filmPlayer`. */
export function RecordingPlayer({ id, seconds, onFrom, onTo }: RecordingPlayerProps) {
  const t = useTranslations('replayDesk.part');
  const [at, setAt] = useState<number | null>(null);
  const ask = useMemo(() => askForRecording(id), [id]);
  const time = writeTime(at ?? 0);
  return (
    <div className="mb-4">
      <div className="overflow-hidden rounded-md">
        <VideoPlayer
          {...{ id: `recording ${id}`, ask, cover: null, title: t('recording'), duration: seconds }}
          size={null}
          onSecond={setAt}
        />
      </div>
      {at !== null && (
        <div className="mt-2 flex flex-wrap gap-2">
          <button type="button" onClick={() => onFrom(at)} className={buttonClass('line', 'row')}>
            {t('fromHere', { time })}
          </button>
          <button type="button" onClick={() => onTo(at)} className={buttonClass('line', 'row')}>
            {t('toHere', { time })}
          </button>
        </div>
      )}
    </div>
  );
}
