import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LongText } from '@/components/ui/long-text';
import { contestPartPath } from '@/lib/events/contest/client/addresses';
import type { EntryDetail } from '@/lib/events/entry/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { EntryHead } from './entry-head';
import { EntryNeighbours, type Neighbours } from './entry-neighbours';
import { EntryPictures } from './entry-pictures';

/** What slices above entries add to the page of one. */
export interface EntrySlots {
  /** What it won. */
  awards: ReactNode;
  /** The vote for it; nothing in a contest without one. */
  vote: ReactNode;
}

interface EntryScreenProps extends EntrySlots {
  entry: EntryDetail;
  neighbours: Neighbours;
}

/** A work in a contest: its pictures, what it is and whose, what it won, and the vote for it. */
export function EntryScreen({ entry, neighbours, awards, vote }: EntryScreenProps) {
  const t = useTranslations('entry.page');
  const textLanguage = useTextLanguage();
  const { contestName, contestTitle, intro, introLanguage } = entry;
  return (
    <div className="wrap pb-16 md:pt-4 md:pb-24" data-sleeps="painted">
      <p className="flex min-h-11 items-center text-ink-2 text-sm">
        <Link
          href={contestPartPath(contestName, 'works')}
          className="inline-flex min-h-11 min-w-0 items-center gap-1.5 hover:underline"
        >
          <span aria-hidden="true">←</span>
          <span className="truncate">{contestTitle}</span>
          <span className="flex-none">· {t('back')}</span>
        </Link>
      </p>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-14">
        <div className="min-w-0">
          <EntryPictures entry={entry} />
        </div>
        <div className="min-w-0 max-lg:mt-5 lg:sticky lg:top-[calc(var(--spacing-head)+24px)] lg:row-span-2 lg:self-start">
          <EntryHead entry={entry} awards={awards} />
          {vote}
        </div>
        <div className="min-w-0 max-lg:mt-8 lg:mt-10">
          {intro && (
            <section aria-labelledby="intro">
              <h2 id="intro" className="mb-2 text-xl">
                {t('intro')}
              </h2>
              <LongText
                text={intro}
                lang={textLanguage(introLanguage)}
                onlyOnPhones
                words={{ more: t('more'), less: t('less') }}
              />
            </section>
          )}
        </div>
      </div>
      <EntryNeighbours contestName={contestName} neighbours={neighbours} />
    </div>
  );
}
