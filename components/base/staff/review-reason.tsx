'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { TextAreaField } from '@/components/ui/text-area-field';
import { mostReason } from '@/lib/base/staff/codes';
import { countCharacters } from '@/lib/platform/shared/characters';
import { languageNames } from '@/lib/platform/shared/language';
import { consoleButton } from './card-button';
import type { ReasonedAct, ReviewReasons, ReviewWords } from './card-review';

interface ReviewReasonProps {
  act: ReasonedAct;
  reasons: ReviewReasons;
  words: ReviewWords;
  isActing: boolean;
  onSend(reason: string): void;
}

/** Why something is sent back or taken down: predefined reasons, which can be edited. */
export function ReviewReason({ act, reasons: { language, list }, words, isActing, onSend }: ReviewReasonProps) {
  const t = useTranslations('staffReview');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const length = countCharacters(reason);
  const isOver = length > mostReason;

  function write(text: string) {
    setReason(text);
    setError(undefined);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === '') setError(words('needsReason'));
    else if (isOver) setError(t('reasonTooLong', { most: mostReason }));
    else onSend(reason.trim());
  }
  return (
    <form onSubmit={submit} noValidate>
      <p className="mb-2 text-sm text-ink-3">{words('ready', { language: t(`languages.${language}`) })}</p>
      <ul className="mb-3 flex flex-wrap gap-1.5">
        {list.map(({ name, text }) => (
          <li key={name}>
            <button type="button" onClick={() => write(withReason(reason, text))} className={consoleButton()}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <TextAreaField
        label={t(`reasonFor.${act}`)}
        hint={words(`reasonHint.${act}`)}
        error={error}
        rows={4}
        lang={languageNames[language].html}
        value={reason}
        onChange={({ target }) => write(target.value)}
        counter={`${length}/${mostReason}`}
        isOver={isOver}
      />
      <button type="submit" aria-disabled={isActing} className={`mt-2 w-full ${consoleButton('danger')}`}>
        {words(act)}
      </button>
    </form>
  );
}

/** A reason added on a new line, unless it is there already. */
function withReason(written: string, reason: string): string {
  if (written.includes(reason)) return written;
  return written.trim() === '' ? reason : `${written.trimEnd()}\n${reason}`;
}
