'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { consoleButton } from '@/components/base/staff/card-button';
import { chatLimits } from '@/lib/business/chat/codes';
import { useKeptState } from '@/lib/platform/client/use-kept-state';
import { countCharacters } from '@/lib/platform/shared/characters';

interface ChatAnswerProps {
  id: string;
  onSend(text: string): void;
}

/** Field for an answer: Enter sends, Shift+Enter breaks the line. Drafts are kept per conversation. */
export function ChatAnswer({ id, onSend }: ChatAnswerProps) {
  const t = useTranslations('chatConsole');
  const [text, setText] = useKeptState(`chat answer ${id}`, '');
  const [isLong, setLong] = useState(false);

  function send(event?: FormEvent) {
    event?.preventDefault();
    const written = text.trim();
    if (written === '') return;
    const isOver = countCharacters(written) > chatLimits.text;
    setLong(isOver);
    if (isOver) return;
    setText('');
    onSend(written);
  }
  function press(event: KeyboardEvent) {
    // While an input method composes, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form onSubmit={send} className="border-line border-t px-gutter py-3 lg:px-7">
      <div className="flex items-end gap-2">
        <textarea
          aria-label={t('answer')}
          placeholder={t('answerHint')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={press}
          rows={2}
          aria-invalid={isLong || undefined}
          aria-describedby={isLong ? 'answer-note' : undefined}
          className="field-sizing-content max-h-40 min-h-11 grow resize-none rounded-md border border-line bg-surface px-3.5 py-2.5 text-lg -outline-offset-1 placeholder:text-ink-3 pointer-fine:text-base"
        />
        <button type="submit" className={consoleButton('accent')}>
          {t('send')}
        </button>
      </div>
      {isLong && (
        <p id="answer-note" role="alert" className="pt-1 text-sm text-danger">
          {t('tooLong', { count: chatLimits.text })}
        </p>
      )}
    </form>
  );
}
