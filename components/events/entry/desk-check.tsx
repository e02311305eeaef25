'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { deskEntryPath } from '@/lib/events/entry/client/desk';
import type { ContestEntryDetail } from '@/lib/events/entry/contract';
import { type SingleKeys, useSingleKeys } from '@/lib/platform/client/use-single-keys';
import { Link } from '@/lib/platform/i18n/link';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { FailSheet } from './desk-fail-sheet';
import { type Check, useCheck } from './use-check';

interface DeskCheckProps {
  entry: ContestEntryDetail;
  /** Whether one that fails can be sent again. */
  isOpen: boolean;
}

/** The formal check of an entry, by buttons or keys: a submitted one passes or fails, also one that has passed before. */
export function DeskCheck({ entry, isOpen }: DeskCheckProps) {
  const t = useTranslations('entryDesk.check');
  const router = useRouter();
  const check = useCheck(entry);
  const [isFailing, setFailing] = useState(false);
  const { state, isChecked, contestId, nextUncheckedId } = entry;
  const isDue = state === 'submitted';
  const pass = isDue && !isChecked ? () => void check.send(true) : null;
  const fail = isDue ? () => setFailing(true) : null;
  const next = nextUncheckedId && (() => router.replace(deskEntryPath(contestId, nextUncheckedId)));
  const keys = useSingleKeys({ p: pass, f: fail, n: next || null });
  return (
    <section
      aria-labelledby="check"
      data-takes-bottom=""
      className="max-lg:order-last max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-gutter max-lg:border-line max-lg:border-t max-lg:bg-paper max-lg:px-gutter max-lg:pt-2 max-lg:pb-[calc(12px+env(safe-area-inset-bottom))] lg:pb-6"
    >
      <h3 id="check" className="text-base tracking-normal max-lg:sr-only">
        {t('title')}
      </h3>
      <p className={`text-ink-2 text-sm text-pretty ${pass ? 'max-lg:sr-only' : ''}`}>{useStanding(entry)}</p>
      <FormAlert>{!check.problem?.isOfReason && check.problem?.text}</FormAlert>
      <div className="flex gap-2">
        <Buttons {...{ check, pass, fail }} />
        {nextUncheckedId && (
          <Link href={deskEntryPath(contestId, nextUncheckedId)} replace className={buttonClass('line')}>
            {t('next')}
          </Link>
        )}
      </div>
      <Keys keys={keys} />
      {isFailing && <FailSheet entryId={entry.id} {...{ check, isOpen }} onClose={() => setFailing(false)} />}
    </section>
  );
}

/** What the check means, or why there is none (any more). */
function useStanding({ state, isChecked, nextUncheckedId }: ContestEntryDetail): string {
  const t = useTranslations('entryDesk.check.standing');
  if (state === 'draft') return '';
  if (state !== 'submitted') return t(state);
  if (!isChecked) return t('unchecked');
  return t(nextUncheckedId ? 'checked' : 'lastChecked');
}

interface ButtonsProps {
  check: Check;
  pass: (() => void) | null;
  fail: (() => void) | null;
}

function Buttons({ check: { isBusy }, pass, fail }: ButtonsProps) {
  const t = useTranslations('entryDesk.check');
  return (
    <>
      {pass && (
        <button
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={pass}
          className={`grow aria-disabled:opacity-60 ${buttonClass('accent')}`}
        >
          {isBusy ? t('passing') : t('pass')}
        </button>
      )}
      {fail && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={fail}
          className={`text-danger ${pass ? '' : 'grow'} ${buttonClass('line')}`}
        >
          {t(pass ? 'fail' : 'failAfterAll')}
        </button>
      )}
    </>
  );
}

/** The keys that do the same, and whether they are on; for who has a keyboard. */
function Keys({ keys }: { keys: SingleKeys }) {
  const t = useTranslations('entryDesk.check.keys');
  return (
    <label className="mt-3 hidden min-h-9 items-center gap-2.5 text-ink-3 text-sm pointer-fine:lg:flex">
      <input
        type="checkbox"
        checked={keys.areOn}
        onChange={({ target }) => keys.turn(target.checked)}
        className="size-4.5 accent-accent"
      />
      <span>
        {t.rich('text', {
          kbd: (letter) => <kbd className="rounded-sm border border-line bg-sunk px-1.5 font-sans">{letter}</kbd>,
        })}
      </span>
    </label>
  );
}
