'use client';

import { type KeyboardEvent, useEffect, useRef } from 'react';

export interface Choice {
  value: string;
  label: string;
  /** Language of the label, when it differs from the page's. */
  language?: string;
}

interface ChoicePanelProps {
  id: string;
  title: string;
  choices: readonly Choice[];
  value: string;
  onChoose(value: string): void;
  onClose(): void;
}

/** A list of choices, over the picture. Arrows move through it, a press or Enter chooses, Escape closes it. */
export function ChoicePanel({ id, title, choices, value, onChoose, onClose }: ChoicePanelProps) {
  const panel = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    panel.current?.querySelector<HTMLInputElement>(':checked')?.focus();
  }, []);

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    onClose();
  };

  return (
    <fieldset
      ref={panel}
      id={id}
      onKeyDown={press}
      className="absolute right-2 bottom-14 z-3 max-h-[calc(100%-64px)] min-w-36 overflow-y-auto overscroll-contain rounded-md bg-shade/90 py-1"
    >
      <legend className="sr-only">{title}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex min-h-11 cursor-pointer items-center gap-2.5 px-4 hover:bg-white/15 has-focus-visible:bg-white/15"
        >
          <input
            type="radio"
            name={id}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
            // Arrow keys also fire a click, with detail 0; that must not close the panel.
            onClick={({ detail }) => detail > 0 && onClose()}
            className="size-4 flex-none accent-white"
          />
          <span lang={choice.language}>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
