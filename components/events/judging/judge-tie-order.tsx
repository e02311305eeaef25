'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { Picture } from '@/components/ui/picture';
import { Sheet } from '@/components/ui/sheet';
import type { SortWords } from '@/components/ui/sort-frame';
import { SortList } from '@/components/ui/sort-list';
import { useJudgingActs } from '@/lib/events/judging/client/judgings';
import { judgingLimits } from '@/lib/events/judging/codes';
import type { JudgeEntry, Tie } from '@/lib/events/judging/contract';
import { pointsOf } from '@/lib/events/judging/rules/points';
import { toast } from '@/lib/platform/client/toast';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { EntryView } from './entry-view';
import { useAct } from './use-act';

export interface TieOrderProps {
  roundId: string;
  tie: Tie;
}

/** A tie: its entries, or why they cannot be put in order now. */
export function TieOrder({ roundId, tie }: TieOrderProps) {
  const t = useTranslations('judging.ties');
  const place = t('place', { place: tie.place, mean: pointsOf(tie.mean, { isMean: true }) });
  const why = tie.count > judgingLimits.tied ? 'tooMany' : 'later';
  return (
    <section aria-label={place} className="rounded-lg border border-line px-4 pt-4 pb-5">
      <h3 className="mb-1 font-semibold tracking-normal">{place}</h3>
      {tie.entries.length > 0 ? (
        <Entries {...{ roundId, tie }} />
      ) : (
        <p className="text-ink-2 text-pretty">{t(why, { count: tie.count, most: judgingLimits.tied })}</p>
      )}
    </section>
  );
}

/** The entries of a tie, to be moved into their order, which is then fixed once. */
function Entries({ roundId, tie }: TieOrderProps) {
  const t = useTranslations('judging.ties');
  const [entries, setEntries] = useState<readonly JudgeEntry[]>(tie.entries);
  const [seen, setSeen] = useState<JudgeEntry | null>(null);
  const [isAsked, setAsked] = useState(false);
  const acts = useJudgingActs();
  const act = useAct();
  const code = act.problem?.code;
  async function vote() {
    setAsked(false);
    const numbers = entries.map(({ number }) => number);
    if (await act.run(() => acts.voteOnTie(roundId, numbers))) toast(t('done'));
  }
  return (
    <>
      <SortList
        list={entries}
        idOf={({ number }) => String(number)}
        titleOf={({ title }) => title}
        onMove={setEntries}
        words={useSortWords()}
      >
        {(entry, index) => <TiedEntry entry={entry} index={index} onLook={() => setSeen(entry)} />}
      </SortList>
      <FormAlert>{code === 'Forbidden' || code === 'Changed' ? t(code) : act.problem?.text}</FormAlert>
      <button
        type="button"
        aria-disabled={act.isBusy || undefined}
        onClick={() => !act.isBusy && setAsked(true)}
        className={`aria-disabled:opacity-60 max-md:w-full ${buttonClass('accent')}`}
      >
        {act.isBusy ? t('sending') : t('confirm')}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t('sure')}
          text={t('sureText', { order: entries.map(({ title }) => title).join(t('separator')) })}
          confirmLabel={t('yes')}
          cancelLabel={t('no')}
          onConfirm={vote}
          onCancel={() => setAsked(false)}
        />
      )}
      {seen && (
        <Sheet open isWide label={seen.title} closeLabel={t('close')} onClose={() => setSeen(null)}>
          <EntryView roundId={roundId} entry={seen} />
        </Sheet>
      )}
    </>
  );
}

interface TiedEntryProps {
  entry: JudgeEntry;
  index: number;
  onLook(): void;
}

function TiedEntry({ entry, index, onLook }: TiedEntryProps) {
  const t = useTranslations('judging');
  const textLanguage = useTextLanguage();
  const { number, title, titleLanguage, pictures } = entry;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('ties.look', { title })}
      onClick={onLook}
      className="flex min-h-11 min-w-0 grow items-center gap-3 text-start transition-colors hover:text-ink-2"
    >
      <span className="w-5 flex-none text-center font-semibold text-ink-3 tabular-nums">{index + 1}</span>
      <Picture
        picture={pictures[0] ?? null}
        cuts={[videoThumbnailSize]}
        sizes="84px"
        className="aspect-3/2 w-21 flex-none rounded-sm"
      />
      <span className="min-w-0">
        <span lang={textLanguage(titleLanguage)} className="line-clamp-2 font-semibold wrap-anywhere">
          {title}
        </span>
        <span className="block text-ink-3 text-sm tabular-nums">{t('assignments.number', { number })}</span>
      </span>
    </button>
  );
}

/** What is read out while an entry is moved. */
function useSortWords(): SortWords {
  const t = useTranslations('judging.ties');
  return {
    ...{ how: t('how'), role: t('role'), handle: (place) => t('handle', place) },
    ...{ taken: (place) => t('taken', place), over: (place) => t('over', place) },
    ...{ put: (place) => t('put', place), left: (place) => t('left', place) },
  };
}
