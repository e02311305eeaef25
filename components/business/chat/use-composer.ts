'use client';

import { type RefObject, useCallback, useEffect } from 'react';
import { keepInTab, readInTab } from '@/lib/platform/client/tab-storage';

/** What stands in the composer and has not been sent. */
const draftKey = 'chat-draft';

interface ComposerParts {
  field: HTMLTextAreaElement;
  button: HTMLButtonElement;
}

/**
 * Makes the composer of the page work. It grows with the text; Enter sends, Shift+Enter breaks a line, and while an input
 * method composes, Enter is the method's. What stands in it is kept over a reload.
 *
 * @param onSend takes a message; undefined while nothing can
 * @param isSendAsked whether the button was pressed before there was anything behind it
 * @returns what puts a text before that which stands there, and the focus into it
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
      // Safari ends the composition before it tells the key that ended it; 229 says that the key was the method's.
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return;
      event.preventDefault();
      submit();
    };
    field.addEventListener('input', type);
    field.addEventListener('keydown', press);
    button.addEventListener('click', submit);

    // What was typed while the scripts were on their way is younger than what was kept.
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

/** Keeps what stands there, and makes the field as high as its text, up to the height that its style allows. */
function changed(field: HTMLTextAreaElement): void {
  keepInTab(draftKey, field.value || null);
  field.style.height = 'auto';
  // With the border, which the scroll height leaves out.
  if (field.scrollHeight > 0) field.style.height = `${field.scrollHeight + 2}px`;
}
