'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { type Control, type FieldPath, useController } from 'react-hook-form';
import { FormField, noteOf } from '@/components/ui/form-field';
import { Icon } from '@/components/ui/icon';
import { profileLimits } from '@/lib/person/codes';
import { disciplines } from './disciplines';
import type { ProfileValues } from './profile-values';

interface CreativeFieldsProps {
  control: Control<ProfileValues, unknown, unknown>;
  errorOf(name: FieldPath<ProfileValues>): string | undefined;
}

const most = profileLimits.creativeFields;

/**
 * What one works in, at most three: typed and ended by Enter or a comma, or one of the suggestions. Backspace in the empty
 * box takes the last one away.
 */
export function CreativeFields({ control, errorOf }: CreativeFieldsProps) {
  const t = useTranslations('settings.profile');
  const names = useTranslations('settings.disciplines');
  const id = useId();
  const input = useRef<HTMLInputElement | null>(null);
  const { field } = useController({ control, name: 'creativeFields' });
  const { value: fields, onChange } = field;
  const [text, setText] = useState('');
  const isFull = fields.length >= most;
  const ofOne = fields.map((_, index) => errorOf(`creativeFields.${index}`)).find(Boolean);

  function add(name: string) {
    const wanted = name.trim();
    if (wanted === '' || isFull) return;
    if (!fields.includes(wanted)) onChange([...fields, wanted]);
    setText('');
  }
  function remove(name: string) {
    onChange(fields.filter((one) => one !== name));
    input.current?.focus();
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    // Enter ends the word of an input method first.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && text === '') onChange(fields.slice(0, -1));
    if (!['Enter', ',', '，', '、'].includes(event.key)) return;
    event.preventDefault();
    add(text);
  }
  return (
    <div className="mb-2">
      <FormField
        id={id}
        label={t('creativeFields')}
        hint={isFull ? t('creativeFull', { count: most }) : t('creativeHint', { count: most })}
        error={errorOf('creativeFields') ?? ofOne}
      >
        <div className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 rounded-md border border-line bg-surface p-1.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent">
          <ul className="contents" aria-label={t('creativeFields')}>
            {fields.map((name) => (
              <li key={name} className="flex items-center rounded-full bg-sunk ps-3.5 text-base">
                {name}
                <button
                  type="button"
                  aria-label={t('remove', { name })}
                  onClick={() => remove(name)}
                  className="grid size-11 place-items-center"
                >
                  <Icon name="close" className="size-4" />
                </button>
              </li>
            ))}
          </ul>
          <input
            type="text"
            id={id}
            ref={(element) => {
              input.current = element;
              field.ref(element);
            }}
            value={text}
            readOnly={isFull}
            maxLength={profileLimits.text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={press}
            onBlur={() => {
              add(text);
              field.onBlur();
            }}
            aria-describedby={noteOf(id)}
            autoComplete="off"
            enterKeyHint="done"
            className="h-9 min-w-24 grow bg-transparent px-2 text-lg outline-none"
          />
        </div>
      </FormField>
      {!isFull && (
        <ul aria-label={t('suggestions')} className="mt-1 flex flex-wrap gap-2">
          {disciplines
            .map((key) => names(key))
            .filter((name) => !fields.includes(name))
            .map((name) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => add(name)}
                  className="min-h-11 rounded-full border border-line px-4 text-sm text-ink-2 hover:border-ink-3"
                >
                  {name}
                </button>
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}
