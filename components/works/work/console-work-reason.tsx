'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { consoleButton } from '@/components/base/staff/card-button';
import { TextAreaField } from '@/components/ui/text-area-field';
import { countCharacters } from '@/lib/platform/shared/characters';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import { workLimits } from '@/lib/works/work/codes';
import { type ReasonName, reasonNames } from './console-work-reasons';

/** Ready-made reasons in the creator's language. */
export interface ReasonTexts {
  language: Language;
  texts: Record<ReasonName, string>;
}

interface WorkReasonProps {
  reasons: ReasonTexts;
  name: 'refuse' | 'takeDown';
  isActing: boolean;
  /** Resolves to whether it was done. */
  onSend(reason: string): Promise<boolean>;
}

/** Why a work is rejected or taken down: ready-made reasons and a free text. */
export function WorkReason({ reasons, name, isActing, onSend }: WorkReasonProps) {
  const t = useTranslations('workConsole');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const length = countCharacters(reason);
  const isOver = length > workLimits.reason;

  function write(text: string) {
    setReason(text);
    setError(undefined);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === '') setError(t('needsReason'));
    else if (isOver) setError(t('reasonTooLong'));
    else onSend(reason.trim());
  }
  return (
    <form onSubmit={submit} noValidate>
      <p className="mb-2 text-sm text-ink-3">{t('ready', { language: t(`languages.${reasons.language}`) })}</p>
      <ul className="mb-3 flex flex-wrap gap-1.5">
        {reasonNames.map((one) => (
          <li key={one}>
            <button
              type="button"
              onClick={() => write(withReason(reason, reasons.texts[one]))}
              className={consoleButton()}
            >
              {t(`reasonNames.${one}`)}
            </button>
          </li>
        ))}
      </ul>
      <TextAreaField
        label={t(`reasonFor.${name}`)}
        hint={t('reasonHint')}
        error={error}
        rows={4}
        lang={languageNames[reasons.language].html}
        value={reason}
        onChange={({ target }) => write(target.value)}
        counter={`${length}/${workLimits.reason}`}
        isOver={isOver}
      />
      <button type="submit" aria-disabled={isActing} className={`mt-2 w-full ${consoleButton('danger')}`}>
        {t(name)}
      </button>
    </form>
  );
}

/** Appends a reason to the text on a line of its own; a reason that is there already is not added. */
function withReason(written: string, reason: string): string {
  if (written.includes(reason)) return written;
  return written.trim() === '' ? reason : `${written.trimEnd()}\n${reason}`;
}
