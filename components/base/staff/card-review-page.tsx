'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { ConsoleSectionName } from '@/lib/base/staff/codes';
import { call } from '@/lib/platform/client/call';
import { AnswerError } from '@/lib/platform/client/errors';
import type { Remote } from '@/lib/platform/client/remote';
import { consoleButton } from './card-button';
import { ConsolePage } from './card-parts';
import type { ReviewWords } from './card-review';

/** A thing under review as it stands, renewed after each decision; `isGone` once its owner has deleted it. */
export function useReviewed<Thing extends { id: string }>(get: Remote<z.ZodType, z.ZodType<Thing>>, first: Thing) {
  const { data: thing = first, error } = useQuery({
    queryKey: [get.path, first.id],
    queryFn: ({ signal }) => call(get, { id: first.id }, { signal, quiet: true }),
    initialData: first,
  });
  return { thing, isGone: error instanceof AnswerError && error.code === 'NullPointer' };
}

interface ReviewPageProps {
  /** Where its table is. */
  section: ConsoleSectionName;
  title: string;
  isGone: boolean;
  words: ReviewWords;
  /** A `ReviewDecision`: beside the rest, on a phone below it. */
  decision: ReactNode;
  /** All that the decision is made on. */
  children: ReactNode;
}

/** A thing under review, and the decision on it. */
export function ReviewPage({ section, title, isGone, words, decision, children }: ReviewPageProps) {
  const t = useTranslations();
  const page = {
    title: title || words('untitled'),
    back: { href: `/staff/${section}`, label: t(`staff.sections.${section}`) },
  };
  if (isGone) {
    return (
      <ConsolePage {...page}>
        <p className="text-ink-2">{words('gone')}</p>
      </ConsolePage>
    );
  }
  return (
    <ConsolePage
      {...page}
      actions={
        <a href="#decision" className={`lg:hidden ${consoleButton()}`}>
          {t('staffReview.decision')}
        </a>
      }
    >
      <div className="grid grid-cols-1 items-start gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>{children}</div>
        {decision}
      </div>
    </ConsolePage>
  );
}
