'use client';

import { useQuery } from '@tanstack/react-query';
import { type Ref, useId } from 'react';
import { FormField, noteOf } from '@/components/ui/form-field';
import { industriesQuery, professionsQuery } from '@/lib/people/person/client/dictionary';

interface DictionaryFieldProps {
  name: 'industry' | 'profession';
  /** A dictionary id; empty for none. */
  value: string;
  onChange(value: string): void;
  words: { label: string; none: string; coming: string; failed: string };
  error?: string | undefined;
  disabled?: boolean;
  selectRef?: Ref<HTMLSelectElement>;
  onBlur?(): void;
}

/** Select of an industry or a profession. If its dictionary fails to load, opening the select retries. */
export function DictionaryField({ name, value, onChange, words, error, selectRef, ...select }: DictionaryFieldProps) {
  const id = useId();
  const industries = useQuery({ ...industriesQuery, enabled: name === 'industry' });
  const professions = useQuery({ ...professionsQuery, enabled: name === 'profession' });
  const { data: entries = [], isError, refetch } = name === 'industry' ? industries : professions;
  const isKnown = value === '' || entries.some((entry) => entry.id === value);
  return (
    <FormField id={id} label={words.label} error={error ?? (isError ? words.failed : undefined)}>
      <select
        {...select}
        ref={selectRef}
        name={name}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={() => isError && refetch()}
        aria-invalid={error ? true : undefined}
        aria-describedby={noteOf(id)}
        className="h-12 w-full rounded-md border border-line bg-surface px-3.5 text-lg focus-visible:outline-offset-0 aria-invalid:border-danger"
      >
        <option value="">{words.none}</option>
        {!isKnown && <option value={value}>{words.coming}</option>}
        {entries.map((entry) => (
          <option key={entry.id} value={entry.id}>
            {entry.name}
          </option>
        ))}
      </select>
    </FormField>
  );
}
