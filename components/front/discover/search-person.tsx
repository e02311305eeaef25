import { useLocale, useTranslations } from 'next-intl';
import { CardPersonRow } from '@/components/people/person/card-person-row';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { ListedPerson } from '@/lib/people/person/contract';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import { Marked } from './search-marked';

/** A found person, with the searched words marked. */
export function SearchPerson({ person, searched }: { person: ListedPerson; searched: string }) {
  const t = useTranslations('discoverSearch');
  const locale = useLocale();
  const { verification, followerCount } = person;
  const badge = verification !== 'none' && (
    <>
      <ScreenIcon name="shield" className="size-4.5 flex-none text-accent" />
      <span className="sr-only">{t(`verification.${verification}`)}</span>
    </>
  );
  return (
    <CardPersonRow
      person={person}
      show={(text) => <Marked text={text} searched={searched} />}
      badge={badge}
      facts={t('followers', { count: followerCount, followers: formatMagnitude(followerCount, locale) })}
    />
  );
}
