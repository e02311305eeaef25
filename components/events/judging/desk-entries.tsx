'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { FormAlert } from '@/components/ui/form-alert';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { judgedEntriesQuery, roundQuery, useRoundActs } from '@/lib/events/judging/client/desk-rounds';
import type { JudgedEntry, Round } from '@/lib/events/judging/contract';
import { toast } from '@/lib/platform/client/toast';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { EntryScoresSheet } from './desk-entry-scores';
import { progressOf } from './round-progress';
import { useAct } from './use-act';

/** How far the judging of each entry is, or of those that lack judges, and the way to give these to others. */
export function JudgedEntries({ round }: { round: Round }) {
  const t = useTranslations('judgingDesk.entries');
  const [isLacking, setLacking] = useState(false);
  const [seen, setSeen] = useState<JudgedEntry | null>(null);
  const query = useOwnList(judgedEntriesQuery(round.id, isLacking), null);
  const queries = useQueryClient();
  function renew() {
    void query.refetch();
    // The judges are as far as their entries.
    void queries.invalidateQueries({ queryKey: roundQuery(round.id).queryKey });
  }
  return (
    <>
      <p className="-mt-1 mb-3 text-ink-3 text-sm text-pretty">{t('text')}</p>
      <FillUp round={round} />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('filter')}</legend>
        {[false, true].map((lacking) => (
          <ChoiceChip key={String(lacking)} isPressed={lacking === isLacking} onPress={() => setLacking(lacking)}>
            {t(lacking ? 'lacking' : 'all')}
          </ChoiceChip>
        ))}
        <button type="button" onClick={renew} className={`ml-auto ${buttonClass('line', 'row')}`}>
          {t('renew')}
        </button>
      </fieldset>
      <PagedList
        key={String(isLacking)}
        query={query}
        keyOf={({ entryId }) => entryId}
        skeleton={<div aria-hidden="true" className="skeleton my-3 h-12" />}
        skeletons={6}
        empty={
          <Notice title={t(isLacking ? 'noneLacking' : 'none')} text={t(isLacking ? 'noneLackingText' : 'noneText')}>
            {null}
          </Notice>
        }
        className="mt-1 divide-y divide-line"
        {...useListWords()}
      >
        {(entry) => <EntryRow entry={entry} onLook={() => setSeen(entry)} />}
      </PagedList>
      {seen && <EntryScoresSheet round={round} entry={seen} onClose={() => setSeen(null)} />}
    </>
  );
}

function EntryRow({ entry, onLook }: { entry: JudgedEntry; onLook(): void }) {
  const t = useTranslations('judgingDesk.entries');
  const textLanguage = useTextLanguage();
  const { number, title, titleLanguage, open, scored, recused, lacks } = entry;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onLook}
      className="flex min-h-14 w-full items-center justify-between gap-4 py-2.5 text-start transition-colors hover:text-ink-2"
    >
      <span className="min-w-0">
        <span className="block text-ink-3 text-xs tabular-nums">{t('number', { number })}</span>
        <span lang={textLanguage(titleLanguage)} className="line-clamp-2 font-semibold wrap-anywhere">
          {title}
        </span>
      </span>
      <span className="flex-none text-end text-sm tabular-nums">
        <span className={`block ${open === 0 && scored > 0 ? 'text-ok' : 'text-ink-2'}`}>
          {t('scored', { scored, all: open + scored })}
        </span>
        {lacks > 0 && <span className="block font-semibold text-danger">{t('lacks', { count: lacks })}</span>}
        {recused > 0 && <span className="block text-ink-3">{t('recused', { count: recused })}</span>}
      </span>
    </button>
  );
}

/** Gives entries whose judges are absent to others; only where some are. */
function FillUp({ round }: { round: Round }) {
  const t = useTranslations('judgingDesk.entries');
  const acts = useRoundActs();
  const act = useAct();
  const isAbsent = round.judges.some(({ recused, setAside }) => recused + setAside > 0);
  if (!isAbsent) return null;
  async function fill() {
    const before = progressOf(round.judges).all;
    let given = 0;
    const isDone = await act.run(async () => {
      given = progressOf((await acts.fillUp(round.id)).judges).all - before;
    });
    if (isDone) toast(given > 0 ? t('filled', { count: given }) : t('filledNone'));
  }
  return (
    <div className="mb-4 rounded-md bg-sunk px-4 pt-3 pb-3.5">
      <p className="mb-2.5 text-pretty">{t('fillText')}</p>
      <button
        type="button"
        aria-disabled={act.isBusy || undefined}
        onClick={fill}
        className={`aria-disabled:opacity-60 ${buttonClass('ink', 'row')}`}
      >
        {act.isBusy ? t('filling') : t('fill')}
      </button>
      {act.problem && <FormAlert>{act.problem.text}</FormAlert>}
    </div>
  );
}
