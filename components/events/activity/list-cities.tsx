'use client';

import { useTranslations } from 'next-intl';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { activitiesPath } from '@/lib/events/activity/client/addresses';
import type { ActivityCity } from '@/lib/events/activity/contract';
import { useOwnCity } from '@/lib/people/person/client/own-city';
import { useRouter } from '@/lib/platform/i18n/use-navigation';

interface ListCitiesProps {
  /** The chosen one; empty for all. */
  city: string;
  cities: readonly ActivityCity[];
  onChoose(city: string): void;
}

/** The cities that activities can be narrowed to: all, the visitor's own, and those with most activities. */
export function ListCities({ city, cities, onChoose }: ListCitiesProps) {
  const t = useTranslations('activityLists.index');
  const router = useRouter();
  const own = useOwnCity();
  const others = cities.filter(({ id }) => id !== own);
  const chooseOwn = () => {
    if (own === '') router.push(`/areaSelect?redirecturl=${encodeURIComponent(activitiesPath)}`);
    else onChoose(city === own ? '' : own);
  };
  return (
    <fieldset className="wrap mt-3 noscript:hidden">
      <legend className="sr-only">{t('cities')}</legend>
      <div className="rail -mx-gutter gap-2 px-gutter md:mx-0 md:flex-wrap md:px-0">
        <ChoiceChip isPressed={city === ''} onPress={() => onChoose('')}>
          {t('allCities')}
        </ChoiceChip>
        <ChoiceChip isPressed={own !== '' && city === own} onPress={chooseOwn}>
          {t('ownCity')}
        </ChoiceChip>
        {others.map(({ id, name }) => (
          <ChoiceChip key={id} isPressed={city === id} onPress={() => onChoose(city === id ? '' : id)}>
            {name}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}
