'use client';

import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { FormField, noteOf } from './form-field';
import { Icon } from './icon';

interface ChipFieldProps {
  label: string;
  chips: readonly string[];
  onChange(chips: string[]): void;
  /** Maximum number of chips. */
  most: number;
  hint: string;
  /** Shown instead of the hint when the maximum is reached. */
  fullHint: string;
  error?: string | undefined;
  /** Label of the button that removes a chip. */
  removeLabel(name: string): string;
  /** Of one chip, in UTF-16 units. */
  maxLength: number;
  /** Chips with the same key count as one. */
  keyOf?(name: string): string;
  isReadOnly?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onBlur?(): void;
  /** Below the input, with a function that adds a chip: suggestions. */
  children?(add: (name: string) => void): ReactNode;
}

/** Short texts, typed and ended by Enter or a comma. Backspace in the empty box removes the last one. */
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
    // Enter first ends the composition of an input method.
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
