'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { TextField } from '@/components/ui/text-field';
import { judgingLimits } from '@/lib/events/judging/codes';
import { peopleSuggestionsQuery } from '@/lib/people/person/client/people-suggestions';

interface JudgeSearchProps {
  /** Who is in the panel already. */
  known: readonly string[];
  onPick(person: { userId: string; nickname: string }): void;
}

/** Finds people by the beginning of their nickname, to be asked to judge. */
export function JudgeSearch({ known, onPick }: JudgeSearchProps) {
  const t = useTranslations('judgingDesk.panel');
  const [text, setText] = useState('');
  const { data } = useQuery(peopleSuggestionsQuery(useDeferredValue(text.trim())));
  const found = (data ?? []).filter(({ userId }) => !known.includes(userId));
  const hasText = text.trim() !== '';
  return (
    <div>
      <TextField
        label={t('search')}
        hint={hasText && data && found.length === 0 ? t('nobody') : t('searchHint', { most: judgingLimits.judges })}
        value={text}
        maxLength={40}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      {hasText && found.length > 0 && (
        <ul aria-label={t('found')} className="border-line border-t">
          {found.map(({ userId, nickname, avatar, verification }) => (
            <li key={userId} className="border-line border-b">
              <button
                type="button"
                aria-label={t('invite', { name: nickname })}
                onClick={() => {
                  onPick({ userId, nickname });
                  setText('');
                }}
                className="flex min-h-12 w-full items-center gap-3 text-start"
              >
                <Avatar picture={avatar} size={28} />
                <CardPersonName name={nickname} verification={verification} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
