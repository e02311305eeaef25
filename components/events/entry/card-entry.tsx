'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { Stamp } from '@/components/ui/stamp';
import { entryPath } from '@/lib/events/entry/client/addresses';
import type { EntryItem } from '@/lib/events/entry/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { CardEntryPeople } from './card-entry-people';

interface CardEntryProps {
  entry: EntryItem;
  /** The name of its contest. */
  contestName: string;
  /** What its category is called; nothing where all entries around it have the same. */
  category?: string | undefined;
  /** Of the first screen: its picture is loaded with priority. */
  first?: boolean;
  /** Its place on a board, before its words. */
  place?: ReactNode;
  /** Below it; not part of the link. */
  foot?: ReactNode;
}

/** An entry in a list of its contest: its picture leads, then its title, whose it is, and what it was entered as. */
export function CardEntry({ entry, contestName, category, first = false, place, foot }: CardEntryProps) {
  return (
    <article className="flex h-full flex-col">
      <Link href={entryPath(contestName, entry.id)} className="group block grow">
        <EntryPicture entry={entry} first={first} />
        <div className="mt-2.5 flex gap-2.5">
          {place}
          <EntryWords entry={entry} category={category} />
        </div>
      </Link>
      {foot}
    </article>
  );
}

function EntryPicture({ entry, first }: Required<Pick<CardEntryProps, 'entry' | 'first'>>) {
  const t = useTranslations('entry.card');
  return (
    <div className="relative overflow-hidden rounded-md">
      <Picture
        picture={entry.thumb}
        cuts={cuts}
        sizes={sizes}
        first={first}
        className="aspect-3/2 w-full transition-transform duration-500 group-hover:scale-[1.02]"
      />
      {entry.result !== 'entered' && (
        <Stamp tone={entry.result === 'awarded' ? 'lit' : 'shade'} className="absolute top-2 left-2">
          {t(entry.result)}
        </Stamp>
      )}
      {entry.duration > 0 && (
        <Stamp className="absolute right-2 bottom-2">
          <span className="sr-only">{t('duration')} </span>
          {formatDuration(entry.duration)}
        </Stamp>
      )}
    </div>
  );
}

function EntryWords({ entry, category }: Pick<CardEntryProps, 'entry' | 'category'>) {
  const t = useTranslations('entry.card');
  const textLanguage = useTextLanguage();
  return (
    <div className="min-w-0">
      <h3
        lang={textLanguage(entry.titleLanguage)}
        className="line-clamp-2 font-semibold text-base leading-5.25 tracking-normal wrap-anywhere"
      >
        {entry.title}
      </h3>
      <p className="mt-1 text-ink-2 text-xs">
        <CardEntryPeople entry={entry} />
      </p>
      <p className="facts mt-0.5 text-ink-3 text-xs tabular-nums">
        <span>{t('number', { number: String(entry.number) })}</span>
        {category && <span className="whitespace-normal!">{category}</span>}
      </p>
    </div>
  );
}

/** Placeholder of a card. */
export function CardEntrySkeleton() {
  return (
    <div aria-hidden="true">
      <div className="skeleton aspect-3/2 rounded-md!" />
      <div className="skeleton mt-3 h-4 w-4/5" />
      <div className="skeleton mt-2 h-3 w-2/5" />
    </div>
  );
}

/** Entries side by side, all of one size: a contest favours none of them. */
export const entriesGrid = 'grid grid-cols-2 gap-x-3 gap-y-7 md:grid-cols-3 md:gap-x-5 md:gap-y-10 lg:grid-cols-4';

/** Number of placeholders while entries load. */
export const entrySkeletons = 8;

const cuts = [videoThumbnailSize, { width: 756, height: 504 }, { width: 1008, height: 672 }] as const;
const sizes = '(width >= 1200px) 285px, (width >= 768px) 30vw, 46vw';
