'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import type { AwardPlan } from '@/lib/events/award/contract';
import type { DeskContest } from './desk-contest';
import { EntryTile, tileGrid } from './desk-entry-tile';
import { ShortlistForm } from './desk-shortlist-form';

interface DeskShortlistProps {
  plan: AwardPlan;
  contest: DeskContest;
}

/** The shortlist of a contest: how it came about and who is in it, and until its publication the way to choose it. */
export function DeskShortlist({ plan, contest }: DeskShortlistProps) {
  const t = useTranslations('awardDesk.shortlist');
  const [isChoosing, setChoosing] = useState(false);
  const { shortlist, isShortlisted } = plan;
  return (
    <section id="shortlist" aria-labelledby="shortlist-title" className="scroll-mt-28 pb-9">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="shortlist-title" className="text-lg">
          {shortlist ? t('titleOf', { count: shortlist.entries.length }) : t('title')}
        </h2>
        {shortlist && !isShortlisted && !isChoosing && (
          <button type="button" onClick={() => setChoosing(true)} className={buttonClass('line', 'row')}>
            {t('again')}
          </button>
        )}
      </div>
      {isChoosing && !isShortlisted ? (
        <ShortlistForm {...{ plan, contest }} onClose={() => setChoosing(false)} />
      ) : (
        <>
          {shortlist && <Chosen shortlist={shortlist} />}
          {!shortlist && !isShortlisted && (
            <>
              <p className="mt-1 mb-4 max-w-160 text-ink-2 text-pretty">{t('none')}</p>
              <button type="button" onClick={() => setChoosing(true)} className={buttonClass('ink')}>
                {t('choose')}
              </button>
            </>
          )}
        </>
      )}
    </section>
  );
}

/** How it came about, and its first entries; all of them on demand. */
function Chosen({ shortlist }: { shortlist: NonNullable<AwardPlan['shortlist']> }) {
  const t = useTranslations('awardDesk.shortlist');
  const [isOpen, setOpen] = useState(false);
  const { way, top, reason, entries } = shortlist;
  return (
    <>
      <p className="mt-0.5 mb-4 max-w-160 text-ink-2 text-sm text-pretty wrap-anywhere">
        {way === 'top' ? t('byTop', { top }) : t('byHand', { reason })}
      </p>
      <ul className={tileGrid}>
        {entries.slice(0, isOpen ? entries.length : shown).map((entry) => (
          <li key={entry.id}>
            <EntryTile entry={entry} />
          </li>
        ))}
      </ul>
      {entries.length > shown && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="mt-2 min-h-11 font-semibold text-accent"
        >
          {isOpen ? t('fewer') : t('all', { count: entries.length })}
        </button>
      )}
    </>
  );
}

/** So many are seen at first. */
const shown = 8;
