'use client';

import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { CardPersonSearch } from '@/components/people/person/card-person-search';
import { Avatar } from '@/components/ui/avatar';
import { Icon } from '@/components/ui/icon';
import { voidLimits } from '@/lib/events/vote/codes';
import type { NamedPerson } from '@/lib/people/person/contract';

interface DeskVotersProps {
  people: readonly NamedPerson[];
  onChange(people: readonly NamedPerson[]): void;
  error: string | undefined;
}

/** Whose votes are meant; everybody's where nobody is named. */
export function DeskVoters({ people, onChange, error }: DeskVotersProps) {
  const t = useTranslations('entryDesk.votes.people');
  return (
    <>
      <CardPersonSearch
        name="people"
        error={error}
        known={people.map(({ userId }) => userId)}
        words={{
          ...{ label: t('label'), nobody: t('nobody'), found: t('found') },
          add: (name) => t('add', { name }),
        }}
        onAdd={(person) => people.length < voidLimits.people && onChange([...people, person])}
      />
      <ul aria-label={t('chosen')} className="flex flex-wrap gap-2 not-empty:my-2">
        {people.map(({ userId, nickname, avatar, verification }) => (
          <li key={userId} className="flex min-w-0 items-center gap-2 rounded-full bg-sunk ps-2">
            <Avatar picture={avatar} size={28} />
            <CardPersonName name={nickname} verification={verification} className="text-sm" />
            <button
              type="button"
              aria-label={t('remove', { name: nickname })}
              onClick={() => onChange(people.filter((one) => one.userId !== userId))}
              className="grid size-11 flex-none place-items-center"
            >
              <Icon name="close" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
