'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MarkedText } from '@/components/base/moderation/card-marked-text';
import { deskPartPath } from '@/lib/events/contest/client/addresses';
import { contestEntryQuery } from '@/lib/events/entry/client/desk';
import type { ContestEntryDetail } from '@/lib/events/entry/contract';
import { isTakenDown } from '@/lib/events/entry/rules/take-down';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { DeskCheck } from './desk-check';
import { DeskFacts } from './desk-facts';
import type { NamedCategory } from './desk-filter';
import { DeskState } from './desk-state';
import { DeskTexts } from './desk-texts';
import { EntryPictures } from './entry-pictures';

interface DeskEntryScreenProps {
  first: ContestEntryDetail;
  contest: {
    id: string;
    name: string;
    /** Whether works can still come. */
    isOpen: boolean;
  };
  categories: readonly NamedCategory[];
  /** Its votes, which a slice above this one has, where the caller may take some out. */
  votes: ReactNode;
}

/** All of an entry for who runs its contest, and its formal check: beside it, on a phone in a bar below. */
export function DeskEntryScreen({ first, contest, categories, votes }: DeskEntryScreenProps) {
  const t = useTranslations('entryDesk.entry');
  const { data: entry = first } = useQuery({ ...contestEntryQuery(first.id), initialData: first });
  const category = categories.find(({ id }) => id === entry.categoryId)?.name ?? '';
  return (
    <article className="wrap flex flex-col pt-3 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-x-12 lg:pb-12">
      <div className="min-w-0 pb-7">
        <Head entry={entry} contestId={contest.id} />
        <EntryPictures entry={entry} />
        {entry.pictures.length === 0 && (
          <p className="mt-1.5 text-ink-3 text-sm">{t(entry.thumb ? 'onlyCover' : 'noPictures')}</p>
        )}
        <DeskTexts entry={entry} />
      </div>
      <div className="contents lg:sticky lg:top-[calc(var(--spacing-head)+4rem)] lg:block lg:pt-12">
        <DeskCheck entry={entry} isOpen={contest.isOpen} />
        <DeskFacts entry={entry} category={category} contestName={contest.name} />
        {votes}
      </div>
    </article>
  );
}

function Head({ entry, contestId }: { entry: ContestEntryDetail; contestId: string }) {
  const t = useTranslations('entryDesk.entry');
  const textLanguage = useTextLanguage();
  const { number, title, titleLanguage, words, reason } = entry;
  return (
    <header className="mb-4">
      <Link
        href={deskPartPath(contestId, 'entries')}
        className="inline-flex min-h-11 items-center text-ink-2 text-sm underline-offset-4 hover:text-ink hover:underline"
      >
        {t('back')}
      </Link>
      <p className="flex items-center gap-2.5 text-ink-3 text-sm tabular-nums">
        <DeskState entry={entry} />
        {t('number', { number })}
      </p>
      <h2 lang={textLanguage(titleLanguage)} className="mt-1 text-2xl wrap-anywhere">
        <MarkedText text={title} words={words} />
      </h2>
      {reason && (
        <p className="mt-3 max-w-180 border-danger border-l-2 bg-sunk px-4 py-3 whitespace-pre-wrap wrap-anywhere">
          {t(isTakenDown(entry) ? 'takenDown' : 'reason', { reason })}
        </p>
      )}
      {words.length > 0 && (
        <p className="mt-3 text-danger text-sm text-pretty">{t('words', { words: words.join(t('comma')) })}</p>
      )}
    </header>
  );
}
