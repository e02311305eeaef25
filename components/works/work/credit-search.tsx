'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { TextField } from '@/components/ui/text-field';
import { peopleSuggestionsQuery } from '@/lib/people/person/client/people-suggestions';
import type { EditedCredit } from './edit-values';

interface CreditSearchProps {
  error: string | undefined;
  /** People who are credited already. */
  known: readonly string[];
  onAdd(person: Omit<EditedCredit, 'roles' | 'state'>): void;
}

/** Finds people by the beginning of their nickname. */
export function CreditSearch({ error, known, onAdd }: CreditSearchProps) {
  const t = useTranslations('workEdit.credits');
  const [text, setText] = useState('');
  const { data } = useQuery(peopleSuggestionsQuery(useDeferredValue(text.trim())));
  const found = (data ?? []).filter(({ userId }) => !known.includes(userId));
  return (
    <div>
      <TextField
        name="credits"
        label={t('search')}
        error={error}
        hint={data && found.length === 0 && text.trim() !== '' ? t('nobody') : undefined}
        value={text}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {text.trim() !== '' && found.length > 0 && (
        <ul aria-label={t('found')} className="mt-1 border-line border-t">
          {found.map((person) => (
            <li key={person.userId} className="border-line border-b">
              <button
                type="button"
                aria-label={t('add', { name: person.nickname })}
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
