'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { judgingLimits } from '@/lib/events/judging/codes';
import type { JudgingDetail } from '@/lib/events/judging/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';

interface ScoreFieldProps {
  criterion: JudgingDetail['criteria'][number];
  /** Null for none yet. */
  value: number | null;
  isReadOnly: boolean;
  error: string | undefined;
  onScore(value: number): void;
}

const scores = [...Array(judgingLimits.score + 1).keys()];

/** The score of a criterion: a chip for each one, large enough for a thumb; arrow keys move between them. */
export function ScoreField({ criterion, value, isReadOnly, error, onScore }: ScoreFieldProps) {
  const t = useTranslations('judging');
  const textLanguage = useTextLanguage();
  const id = useId();
  const { name, hint, weight } = criterion;
  return (
    <fieldset aria-describedby={`${id}-note`} data-broken={error ? '' : undefined} disabled={isReadOnly}>
      <legend className="w-full">
        <span className="flex items-baseline justify-between gap-4">
          <span lang={textLanguage(name.language)} className="font-semibold wrap-anywhere">
            {name.text}
            <span className="ml-2 font-normal text-ink-3 text-sm tabular-nums">{t('rubric.weight', { weight })}</span>
          </span>
          <span aria-hidden="true" className="flex-none font-semibold text-xl tabular-nums">
            {value ?? '–'}
          </span>
        </span>
      </legend>
      <div className="mt-1.5 grid grid-cols-6 gap-1.5 md:grid-cols-11 lg:grid-cols-6">
        {scores.map((score) => (
          <label
            key={score}
            className="relative grid min-h-11 cursor-pointer place-items-center rounded-md border border-line bg-surface tabular-nums transition-colors hover:border-ink-3 has-checked:border-accent has-checked:bg-accent has-checked:font-semibold has-checked:text-accent-ink has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 has-[:disabled:not(:checked)]:opacity-40"
          >
            <input
              type="radio"
              name={`${id}score`}
              aria-label={t('score.of', { name: name.text, score })}
              checked={value === score}
              onChange={() => onScore(score)}
              className="absolute inset-0 opacity-0"
            />
            <span aria-hidden="true">{score}</span>
          </label>
        ))}
      </div>
      <p
        id={`${id}-note`}
        lang={error ? undefined : textLanguage(hint.language)}
        className={`pt-1 text-sm text-pretty wrap-anywhere ${error ? 'text-danger' : 'text-ink-3'}`}
      >
        {error ?? hint.text}
      </p>
    </fieldset>
  );
}
