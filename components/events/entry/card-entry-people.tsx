import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import type { EntryItem } from '@/lib/events/entry/contract';

interface EntryPeopleProps {
  entry: Pick<EntryItem, 'teamName' | 'people'>;
}

/** Whose an entry is, on one line: its team, or the person with their mark. Nothing where nobody is named. */
export function CardEntryPeople({ entry: { teamName, people } }: EntryPeopleProps) {
  const t = useTranslations('entry.card');
  const [first] = people;
  if (teamName) return <CardPersonName name={teamName} verification="none" />;
  if (!first) return null;
  const others = people.length - 1;
  if (others === 0) return <CardPersonName name={first.nickname} verification={first.verification} />;
  return <CardPersonName name={t('others', { name: first.nickname, count: others })} verification="none" />;
}
