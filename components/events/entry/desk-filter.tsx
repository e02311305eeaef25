'use client';

import { useTranslations } from 'next-intl';
import { ChoiceRow } from '@/components/ui/choice-row';
import { deskStates, type EntryCounts, type EntryFilter, type FilterState } from '@/lib/events/entry/client/desk';

/** A category of the contest by its name in this language. */
export interface NamedCategory {
  id: string;
  name: string;
}

interface DeskFilterProps {
  filter: EntryFilter;
  counts: EntryCounts;
  categories: readonly NamedCategory[];
  onChoose(change: Partial<EntryFilter>): void;
}

/** The filters of the entries of a contest, each value with how many there are: states that no entry has are left out. */
export function DeskFilter({ filter, counts, categories, onChoose }: DeskFilterProps) {
  const t = useTranslations('entryDesk.filter');
  const stateOf = useTranslations('entry.state');
  const inState = (state: FilterState) =>
    state === 'unchecked' ? counts.unchecked : (counts.states.find((one) => one.state === state)?.count ?? 0);
  const inCategory = (id: string) => counts.categories.find(({ categoryId }) => categoryId === id)?.count ?? 0;
  const states = deskStates
    .filter((state) => state === filter.state || inState(state) > 0)
    .map((state) => {
      const name = state === 'unchecked' ? t('unchecked') : stateOf(state);
      return { value: state, label: t('of', { name, count: inState(state) }) };
    });
  return (
    <div className="space-y-2 noscript:hidden">
      <ChoiceRow
        name={t('state')}
        choices={[{ value: '', label: t('of', { name: t('all'), count: totalOf(counts) }) }, ...states]}
        chosen={filter.state}
        onChoose={(state) => onChoose({ state: state as FilterState })}
      />
      {categories.length > 1 && (
        <ChoiceRow
          name={t('category')}
          choices={[
            { value: '', label: t('everyCategory') },
            ...categories.map(({ id, name }) => ({ value: id, label: t('of', { name, count: inCategory(id) }) })),
          ]}
          chosen={filter.categoryId}
          onChoose={(categoryId) => onChoose({ categoryId })}
        />
      )}
    </div>
  );
}

const totalOf = ({ states }: EntryCounts) => states.reduce((sum, { count }) => sum + count, 0);
