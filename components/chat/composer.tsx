'use client';

import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { IconShape } from '@/components/ui/icon';
import { keepDraft, readDraft } from '@/lib/chat/client/draft';
import { chatLimits } from '@/lib/chat/codes';
import type { ChatWords } from './chat-words';

export interface ComposerHandle {
  /** Puts a text before what stands there, and the focus into it. */
  put(text: string): void;
}

interface ComposerProps {
  ref: Ref<ComposerHandle>;
  words: ChatWords['composer'];
  /** The visitor has turned to it. */
  onTurnTo(): void;
  /** Takes a message; false when it could not. */
  onSend(text: string): Promise<boolean>;
}

/**
 * Where the visitor writes. It grows with the text; Enter sends, Shift+Enter breaks a line, and while an input method
 * composes, Enter is the method's. What stands in it is kept over a reload.
 */
export function Composer({ ref, words, onTurnTo, onSend }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isSending = useRef(false);

  const set = (text: string) => {
    const element = field.current;
    if (!element) return;
    element.value = text;
    changed();
  };
  function changed() {
    const element = field.current;
    if (!element) return;
    keepDraft(element.value);
    grow(element);
  }
  const put = (text: string) => {
    const element = field.current;
    if (!element) return;
    set([text, element.value].filter(Boolean).join('\n'));
    element.focus();
  };
  useImperativeHandle(ref, () => ({ put }));

  useEffect(() => {
    const element = field.current;
    if (!element) return;
    // What was typed while the scripts were on their way is younger than what was kept.
    if (element.value === '') element.value = readDraft();
    grow(element);
    if (element === document.activeElement || element.value !== '') onTurnTo();
  }, [onTurnTo]);

  async function submit() {
    const element = field.current;
    const text = element?.value.trim() ?? '';
    if (!element || text === '' || isSending.current) return;
    isSending.current = true;
    const written = element.value;
    const isTaken = await onSend(text);
    isSending.current = false;
    // The visitor may have written on meanwhile.
    if (isTaken) set(element.value.startsWith(written) ? element.value.slice(written.length) : element.value);
  }

  function press(event: KeyboardEvent) {
    const { isComposing, keyCode } = event.nativeEvent;
    // Safari ends the composition before it tells the key that ended it; 229 says that the key was the method's.
    if (event.key !== 'Enter' || event.shiftKey || isComposing || keyCode === 229) return;
    event.preventDefault();
    void submit();
  }

  return (
    <div className="flex shrink-0 items-end gap-2 border-t border-line px-gutter pt-3 pb-[max(12px,env(safe-area-inset-bottom))] noscript:hidden">
      <textarea
        ref={field}
        rows={1}
        aria-label={words.label}
        placeholder={words.placeholder}
        maxLength={chatLimits.text}
        enterKeyHint="send"
        autoComplete="off"
        onFocus={onTurnTo}
        onInput={changed}
        onKeyDown={press}
        className="max-h-40 min-h-11 w-full min-w-0 resize-none rounded-lg border border-line bg-surface px-4 py-2 text-lg outline-none placeholder:text-ink-3 focus-visible:outline-2 focus-visible:outline-accent focus-visible:-outline-offset-1"
      />
      <button
        // No form: a sleeping page would send it by itself, and be gone with what is written (ADR 13).
        type="button"
        onClick={submit}
        aria-label={words.send}
        className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-accent-ink"
      >
        <IconShape path="M12 19V5M6 11l6-6 6 6" />
      </button>
    </div>
  );
}

/** As high as its text, up to the height that its style allows. */
function grow(element: HTMLTextAreaElement): void {
  element.style.height = 'auto';
  // With the border, which the scroll height leaves out.
  if (element.scrollHeight > 0) element.style.height = `${element.scrollHeight + 2}px`;
}
