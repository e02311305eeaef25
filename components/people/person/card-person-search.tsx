'use client';

import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { TextField } from '@/components/ui/text-field';
import { peopleSuggestionsQuery } from '@/lib/people/person/client/people-suggestions';
import type { NamedPerson } from '@/lib/people/person/contract';
import { CardPersonName } from './card-person-name';

interface PersonSearchWords {
  label: string;
  /** Nobody, or nobody else, is called so. */
  nobody: string;
  /** Of the list that is found. */
  found: string;
  add(name: string): string;
}

interface CardPersonSearchProps {
  /** Of the field, by which it is found when what is missing takes the focus. */
  name: string;
  error: string | undefined;
  /** People who are not found again. */
  known: readonly string[];
  words: PersonSearchWords;
  onAdd(person: NamedPerson): void;
}

/** Finds people by the beginning of their nickname. */
export function CardPersonSearch({ name, error, known, words, onAdd }: CardPersonSearchProps) {
  const [text, setText] = useState('');
  const { data } = useQuery(peopleSuggestionsQuery(useDeferredValue(text.trim())));
  const found = (data ?? []).filter(({ userId }) => !known.includes(userId));
  return (
    <div>
      <TextField
        name={name}
        label={words.label}
        error={error}
        hint={data && found.length === 0 && text.trim() !== '' ? words.nobody : undefined}
        value={text}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {text.trim() !== '' && found.length > 0 && (
        <ul aria-label={words.found} className="mt-1 border-line border-t">
          {found.map((person) => (
            <li key={person.userId} className="border-line border-b">
              <button
                type="button"
                aria-label={words.add(person.nickname)}
                onClick={() => {
                  onAdd(person);
                  setText('');
                }}
                className="flex min-h-12 w-full items-center gap-3 text-start"
              >
                <Avatar picture={person.avatar} size={28} />
                <CardPersonName name={person.nickname} verification={person.verification} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
