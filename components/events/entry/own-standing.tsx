'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ContestDetail } from '@/lib/events/contest/contract';
import type { EntryDraft } from '@/lib/events/entry/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { OwnActions } from './own-actions';
import { OwnContent } from './own-content';
import { OwnContest } from './own-contest';
import { OwnFacts } from './own-facts';
import { OwnInvitation } from './own-invitation';
import { useNextWords } from './own-next';
import { OwnState } from './own-state';

interface OwnStandingProps {
  draft: EntryDraft;
  /** Null for one that is not public any more. */
  contest: ContestDetail | null;
  /** It has just come in place of the form, so that the focus goes to it. */
  isNew: boolean;
  /** The certificates that it has. */
  certificates: ReactNode;
}

/** Where an entry stands: what that means, what comes next, what can be done, and what was sent. */
export function OwnStanding({ draft, contest, isNew, certificates }: OwnStandingProps) {
  const t = useTranslations('entryOwn');
  const textLanguage = useTextLanguage();
  const nextWords = useNextWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, [isNew]);
  const { title, titleLanguage, number, state, memberState, reason } = draft;
  return (
    <div className="wrap pt-7 pb-16">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <header className="lg:order-last">
          <div className="flex flex-col gap-6 lg:sticky lg:top-24">
            <div>
              <p className="flex items-center gap-3">
                <OwnState state={state} />
                {number !== null && <span className="text-ink-3 text-sm tabular-nums">{t('number', { number })}</span>}
              </p>
              <h1
                ref={heading}
                tabIndex={-1}
                lang={title ? textLanguage(titleLanguage) : undefined}
                className="mt-2 text-2xl outline-none wrap-anywhere"
              >
                {title || t('untitled')}
              </h1>
              <p role="status" className="mt-2 text-ink-2 text-pretty tabular-nums">
                {nextWords(draft, contest?.resultsTime)}
              </p>
              {reason && (
                <p className="mt-3 border-danger border-l-2 bg-sunk px-4 py-3 whitespace-pre-wrap wrap-anywhere">
                  {t('reason', { reason })}
                </p>
              )}
            </div>
            {memberState === null ? <OwnActions draft={draft} /> : <OwnInvitation draft={draft} />}
            {certificates}
            <OwnContest contest={contest ?? draft.contest} />
            <OwnFacts draft={draft} contest={contest} />
          </div>
        </header>
        <OwnContent draft={draft} />
      </div>
    </div>
  );
}
