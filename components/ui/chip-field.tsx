'use client';

import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { FormField, noteOf } from './form-field';
import { Icon } from './icon';

interface ChipFieldProps {
  label: string;
  chips: readonly string[];
  onChange(chips: string[]): void;
  /** So many there may be. */
  most: number;
  hint: string;
  /** What is said in its place once there are as many. */
  fullHint: string;
  error?: string | undefined;
  /** Names the button that takes one away. */
  removeLabel(name: string): string;
  /** Of one, in UTF-16 units. */
  maxLength: number;
  /** Two with the same key are one. */
  keyOf?(name: string): string;
  isReadOnly?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onBlur?(): void;
  /** Below the box, with how to add one: suggestions. */
  children?(add: (name: string) => void): ReactNode;
}

/** Short texts, typed and ended by Enter or a comma. Backspace in the empty box takes the last one away. */
export function ChipField({
  chips,
  onChange,
  most,
  keyOf = (name) => name,
  isReadOnly = false,
  ...rest
}: ChipFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement | null>(null);
  const [text, setText] = useState('');
  const isFull = chips.length >= most;

  function add(name: string) {
    const wanted = name.trim();
    if (wanted === '' || isFull || isReadOnly) return;
    if (!chips.some((chip) => keyOf(chip) === keyOf(wanted))) onChange([...chips, wanted]);
    setText('');
  }
  function remove(name: string) {
    onChange(chips.filter((one) => one !== name));
    input.current?.focus();
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    // Enter ends the word of an input method first.
    if (event.nativeEvent.isComposing || isReadOnly) return;
    if (event.key === 'Backspace' && text === '') onChange(chips.slice(0, -1));
    if (!['Enter', ',', '，', '、'].includes(event.key)) return;
    event.preventDefault();
    add(text);
  }
  function take(element: HTMLInputElement | null) {
    input.current = element;
    if (typeof rest.inputRef === 'function') rest.inputRef(element);
  }
  return (
    <div className="mb-2">
      <FormField id={id} label={rest.label} hint={isFull ? rest.fullHint : rest.hint} error={rest.error}>
        <div className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 rounded-md border border-line bg-surface p-1.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent">
          <ul className="contents" aria-label={rest.label}>
            {chips.map((name) => (
              <li
                key={name}
                className={`flex items-center rounded-full bg-sunk ps-3.5 text-base ${isReadOnly ? 'pe-3.5' : ''}`}
              >
                {name}
                {!isReadOnly && (
                  <button
                    type="button"
                    aria-label={rest.removeLabel(name)}
                    onClick={() => remove(name)}
                    className="grid size-11 place-items-center"
                  >
                    <Icon name="close" className="size-4" />
                  </button>
                )}
              </li>
            ))}
          </ul>
          <input
            type="text"
            id={id}
            ref={take}
            value={text}
            readOnly={isFull || isReadOnly}
            maxLength={rest.maxLength}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={press}
            onBlur={() => {
              add(text);
              rest.onBlur?.();
            }}
            aria-invalid={rest.error ? true : undefined}
            aria-describedby={noteOf(id)}
            autoComplete="off"
            enterKeyHint="done"
            className="h-9 min-w-24 grow bg-transparent px-2 text-lg outline-none"
          />
        </div>
      </FormField>
      {!isFull && rest.children?.(add)}
    </div>
  );
}
