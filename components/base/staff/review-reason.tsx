'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { languageNames } from '@/lib/platform/shared/language';
import { consoleButton } from './card-button';
import { ReasonField, useReason } from './card-reason-field';
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
  const reason = useReason();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.fits(words('needsReason'))) onSend(reason.text.trim());
  }
  return (
    <form onSubmit={submit} noValidate>
      <p className="mb-2 text-sm text-ink-3">{words('ready', { language: t(`languages.${language}`) })}</p>
      <ul className="mb-3 flex flex-wrap gap-1.5">
        {list.map(({ name, text }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => reason.write(withReason(reason.text, text))}
              className={consoleButton()}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <ReasonField
        reason={reason}
        label={t(`reasonFor.${act}`)}
        hint={words(`reasonHint.${act}`)}
        rows={4}
        lang={languageNames[language].html}
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
