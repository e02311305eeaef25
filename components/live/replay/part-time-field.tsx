'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/text-field';
import { readTime, writeTime } from '@/lib/live/replay/rules/part-time';

interface PartTimeFieldProps {
  label: string;
  /** Name of the slider below the field. */
  slide: string;
  error: string | undefined;
  /** As it is written, h:mm:ss. */
  value: string;
  onChange(value: string): void;
  /** The end of the recording, in seconds. */
  most: number;
}

/** A time of a recording, written or slid to. */
export function PartTimeField({ label, slide, error, value, onChange, most }: PartTimeFieldProps) {
  const t = useTranslations('replayDesk.part');
  const seconds = Math.min(readTime(value) ?? 0, most);
  return (
    <div>
      <TextField
        {...{ label, error, value }}
        hint={t('hint')}
        autoComplete="off"
        inputMode="text"
        enterKeyHint="done"
        onChange={({ target }) => onChange(target.value)}
        // What was written in another way is shown as it was understood.
        onBlur={() => readTime(value) !== null && onChange(writeTime(readTime(value) ?? 0))}
      />
      <input
        type="range"
        min={0}
        max={most}
        step={1}
        value={seconds}
        aria-label={slide}
        aria-valuetext={writeTime(seconds)}
        onChange={({ target }) => onChange(writeTime(Number(target.value)))}
        className="h-11 w-full accent-accent"
      />
    </div>
  );
}
