'use client';

import { useTranslations } from 'next-intl';
import type { BrokenRules } from '@/lib/platform/client/saver-state';

/** Messages for a broken rule, by the name that the contract, a verb or zod gives it. */
const words = {
  required: 'required',
  too_small: 'required',
  tooLong: 'tooLong',
  too_big: 'tooLong',
  address: 'address',
  price: 'price',
} as const;

/** The problem at a place of a page, as a message; undefined where there is none. */
export function useProblemText(problems: BrokenRules): (place: string) => string | undefined {
  const t = useTranslations('contentConsole.rules');
  return (place) => {
    const rule = problems[place];
    if (rule === undefined) return undefined;
    if (place.endsWith('.year')) return t('year');
    return rule in words ? t(words[rule as keyof typeof words]) : t('other');
  };
}
