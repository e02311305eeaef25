'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { FormAlert } from '@/components/ui/form-alert';
import { LengthCount } from '@/components/ui/length-count';
import { Sheet } from '@/components/ui/sheet';
import { TextAreaField } from '@/components/ui/text-area-field';
import { entryLimits } from '@/lib/events/entry/codes';
import { useKeptState } from '@/lib/platform/client/use-kept-state';
import { useTextDraft } from '@/lib/platform/client/use-text-draft';
import { countCharacters } from '@/lib/platform/shared/characters';
import type { Check } from './use-check';

interface FailSheetProps {
  entryId: string;
  check: Check;
  isOpen: boolean;
  onClose(): void;
}

/** Why an entry fails, which its people are told. Reasons that were written before are at hand: many entries fail for the same one. */
export function FailSheet({ entryId, check, isOpen, onClose }: FailSheetProps) {
  const t = useTranslations('entryDesk.fail');
  const rules = useTranslations('entryDesk.rules');
  const [reason, setReason] = useTextDraft(`entry-fail ${entryId}`);
  const [isRefused, setRefused] = useState(false);
  const [recent, keep] = useKeptState<readonly string[]>('entry-fail-reasons', []);
  const [length, max] = [countCharacters(reason.trim()), entryLimits.reason];
  const isOver = length > max;
  const rule = length === 0 ? rules('required') : isOver ? rules('reason') : undefined;
  const refused = check.problem?.isOfReason ? check.problem.text : undefined;

  async function send() {
    setRefused(rule !== undefined);
    if (rule !== undefined) return;
    const written = reason.trim();
    if (!(await check.send(false, written))) return;
    keep([written, ...recent.filter((one) => one !== written)].slice(0, mostRecent));
    setReason('');
    onClose();
  }
  return (
    <Sheet open onClose={onClose} label={t('title')} closeLabel={t('close')}>
      <p className="mb-4 text-ink-2 text-pretty">{t(isOpen ? 'again' : 'final')}</p>
      <TextAreaField
        label={t('reason')}
        hint={t('hint')}
        rows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        isOver={isOver}
        counter={2 * length > max && <LengthCount {...{ length, max }} label={t('count', { length, max })} />}
        error={isRefused && rule !== undefined ? rule : refused}
      />
      {recent.length > 0 && (
        <fieldset className="mb-3 min-w-0">
          <legend className="mb-1.5 text-ink-3 text-sm">{t('recent')}</legend>
          <div className="flex flex-wrap gap-2">
            {recent.map((one) => (
              <ChoiceChip key={one} isPressed={one === reason.trim()} onPress={() => setReason(one)}>
                <span className="max-w-60 truncate">{one}</span>
              </ChoiceChip>
            ))}
          </div>
        </fieldset>
      )}
      <FormAlert>{!check.problem?.isOfReason && check.problem?.text}</FormAlert>
      <button
        type="button"
        aria-disabled={check.isBusy || undefined}
        onClick={send}
        className={`w-full aria-disabled:opacity-60 ${buttonClass('danger')}`}
      >
        {check.isBusy ? t('sending') : t('action')}
      </button>
    </Sheet>
  );
}

/** So many earlier reasons are offered. */
const mostRecent = 4;
