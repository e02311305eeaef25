import { useLocale, useTranslations } from 'next-intl';
import { CardPersonRow } from '@/components/people/person/card-person-row';
import type { ListedPerson } from '@/lib/people/person/contract';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import { Marked } from './search-marked';

/** A found person, with the searched words marked. */
export function SearchPerson({ person, searched }: { person: ListedPerson; searched: string }) {
  const t = useTranslations('discoverSearch');
  const locale = useLocale();
  const { followerCount } = person;
  return (
    <CardPersonRow
      person={person}
      show={(text) => <Marked text={text} searched={searched} />}
      facts={t('followers', { count: followerCount, followers: formatMagnitude(followerCount, locale) })}
    />
  );
}
