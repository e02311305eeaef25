'use client';

import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { useContestNow } from '@/lib/events/entry/client/use-contest-now';
import type { OwnEntry } from '@/lib/events/entry/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import type { EnteredWork } from './enter-begin';
import { EnterClosed } from './enter-closed';
import { EnterOpen } from './enter-open';
import { EnterOwn } from './enter-own';

export interface EnterScreenProps {
  contest: ContestDetail;
  /** The caller's entries in it. */
  entries: readonly OwnEntry[];
  /** The work that the address names. */
  work: EnteredWork | null;
  /** The server's time, in ms. */
  now: number;
}

/** What entering a contest takes, and its beginning; or why nothing can be entered now. */
export function EnterScreen({ contest, entries, work, now: first }: EnterScreenProps) {
  const t = useTranslations('entryEdit.enter');
  const textLanguage = useTextLanguage();
  const { now, phase } = useContestNow(contest, first);
  const { title, titleLanguage, thumb, organiser } = contest;
  return (
    <div className="wrap pt-7">
      <div className="mx-auto grid max-w-250 gap-x-14 gap-y-6 md:grid-cols-[16rem_minmax(0,1fr)]">
        <div className="max-md:flex max-md:items-end max-md:gap-4">
          <Picture
            picture={thumb}
            cuts={cuts}
            sizes="(width >= 768px) 256px, 112px"
            className="aspect-3/4 w-28 flex-none rounded-md md:w-full"
          />
          <p className="text-ink-2 text-sm wrap-anywhere md:mt-3">{t('organiser', { name: organiser.nickname })}</p>
        </div>
        <div className="min-w-0">
          <p className="font-semibold text-accent text-sm">{t('title')}</p>
          <h1 lang={textLanguage(titleLanguage)} className="mt-1 text-3xl text-balance wrap-anywhere">
            {title}
          </h1>
          <EnterOwn entries={entries} />
          {phase === 'open' ? <EnterOpen {...{ contest, work, now }} /> : <EnterClosed {...{ contest, phase }} />}
        </div>
      </div>
    </div>
  );
}

const cuts = [
  { width: 360, height: 480 },
  { width: 720, height: 960 },
] as const;
