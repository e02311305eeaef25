'use client';

import { type FormEvent, useState } from 'react';
import { TextAreaField } from '@/components/ui/text-area-field';
import { countCharacters } from '@/lib/platform/shared/characters';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import { consoleButton } from './card-button';

/** Predefined reasons in the language that whoever reads them writes. */
export interface ReasonTexts<Name extends string> {
  language: Language;
  texts: Record<Name, string>;
}

interface ReasonFormProps<Name extends string> {
  reasons: ReasonTexts<Name>;
  /** The reasons in their order, by their names in the console. */
  names: readonly { name: Name; label: string }[];
  /** Most characters. */
  most: number;
  words: Record<'ready' | 'label' | 'hint' | 'needsReason' | 'tooLong' | 'send', string>;
  isActing: boolean;
  /** Whether it was done. */
  onSend(reason: string): Promise<boolean>;
}

/** Why something is sent back or taken down: predefined reasons, which can be edited. */
export function ReasonForm<Name extends string>({
  reasons,
  names,
  most,
  words,
  isActing,
  onSend,
}: ReasonFormProps<Name>) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const length = countCharacters(reason);
  const isOver = length > most;

  function write(text: string) {
    setReason(text);
    setError(undefined);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === '') setError(words.needsReason);
    else if (isOver) setError(words.tooLong);
    else onSend(reason.trim());
  }
  return (
    <form onSubmit={submit} noValidate>
      <p className="mb-2 text-sm text-ink-3">{words.ready}</p>
      <ul className="mb-3 flex flex-wrap gap-1.5">
        {names.map(({ name, label }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => write(withReason(reason, reasons.texts[name]))}
              className={consoleButton()}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      <TextAreaField
        label={words.label}
        hint={words.hint}
        error={error}
        rows={4}
        lang={languageNames[reasons.language].html}
        value={reason}
        onChange={({ target }) => write(target.value)}
        counter={`${length}/${most}`}
        isOver={isOver}
      />
      <button type="submit" aria-disabled={isActing} className={`mt-2 w-full ${consoleButton('danger')}`}>
        {words.send}
      </button>
    </form>
  );
}

/** A reason added on a new line, unless it is there already. */
function withReason(written: string, reason: string): string {
  if (written.includes(reason)) return written;
  return written.trim() === '' ? reason : `${written.trimEnd()}\n${reason}`;
}
