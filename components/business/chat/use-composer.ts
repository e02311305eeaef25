'use client';

import { type RefObject, useCallback, useEffect } from 'react';
import { keepInTab, readInTab } from '@/lib/platform/client/tab-storage';

/** Storage key of the text that is not sent yet. */
const draftKey = 'chat-draft';

interface ComposerParts {
  field: HTMLTextAreaElement;
  button: HTMLButtonElement;
}

/**
 * Runs the composer of the page. It grows with the text; Enter sends, Shift+Enter breaks a line, and while an input
 * method composes, Enter belongs to it. Its text is kept across reloads.
 *
 * @param onSend sends a message; undefined while that is not possible
 * @param isSendAsked whether the button was pressed before the chat was loaded
 * @returns a function that inserts a text before the present one and focuses the field
 */
export function useComposer(
  { field, button }: ComposerParts,
  onSend: ((text: string) => void) | undefined,
  isSendAsked: RefObject<boolean>,
): (text: string) => void {
  useEffect(() => {
    if (!onSend) return;
    const type = () => changed(field);
    const submit = () => {
      const text = field.value.trim();
      if (text === '') return;
      onSend(text);
      write(field, '');
    };
    const press = (event: KeyboardEvent) => {
      // Safari ends the composition before the keydown that ended it; keyCode 229 marks that key.
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return;
      event.preventDefault();
      submit();
    };
    field.addEventListener('input', type);
    field.addEventListener('keydown', press);
    button.addEventListener('click', submit);

    // What was typed while the scripts were loading is newer than the stored draft.
    if (field.value === '') field.value = readInTab(draftKey) ?? '';
    changed(field);
    if (isSendAsked.current) submit();
    isSendAsked.current = false;
    return () => {
      field.removeEventListener('input', type);
      field.removeEventListener('keydown', press);
      button.removeEventListener('click', submit);
    };
  }, [field, button, onSend, isSendAsked]);

  return useCallback(
    (text) => {
      write(field, [text, field.value].filter(Boolean).join('\n'));
      field.focus();
    },
    [field],
  );
}

function write(field: HTMLTextAreaElement, text: string): void {
  field.value = text;
  changed(field);
}

/** Stores the draft, and makes the field as high as its text, up to the maximum of its style. */
function changed(field: HTMLTextAreaElement): void {
  keepInTab(draftKey, field.value || null);
  field.style.height = 'auto';
  // With the border, which the scroll height leaves out.
  if (field.scrollHeight > 0) field.style.height = `${field.scrollHeight + 2}px`;
}
