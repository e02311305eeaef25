'use client';

import { useTranslations } from 'next-intl';
import type { BrokenRules } from '@/lib/platform/client/saver-state';

/** The words for a broken rule, as the contract, a verb or zod names it. */
const words = {
  required: 'required',
  too_small: 'required',
  tooLong: 'tooLong',
  too_big: 'tooLong',
  address: 'address',
  price: 'price',
} as const;

/** What is wrong at a place of a page, in words; undefined where all is well. */
export function useProblemText(problems: BrokenRules): (place: string) => string | undefined {
  const t = useTranslations('contentConsole.rules');
  return (place) => {
    const rule = problems[place];
    if (rule === undefined) return undefined;
    if (place.endsWith('.year')) return t('year');
    return rule in words ? t(words[rule as keyof typeof words]) : t('other');
  };
}
