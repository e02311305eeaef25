import { useTranslations } from 'next-intl';
import { ChoiceRow } from '@/components/ui/choice-row';
import type { ApplicationCounts, DeskView } from '@/lib/careers/application/client/desk';
import { type DeskState, deskStates } from '@/lib/careers/application/codes';

interface DeskFilterProps {
  counts: ApplicationCounts;
  chosen: DeskView['state'];
  onChoose(state: DeskView['state']): void;
}

/** How many applications are in a state. */
export const countIn = ({ states }: ApplicationCounts, state: DeskState) =>
  states.find((one) => one.state === state)?.count ?? 0;

/** The states of applications with how many there are in each; those without any are left out. */
export function DeskFilter({ counts, chosen, onChoose }: DeskFilterProps) {
  const t = useTranslations('applicationDesk');
  const all = counts.states.reduce((sum, { count }) => sum + count, 0);
  const states = deskStates
    .filter((state) => state === chosen || countIn(counts, state) > 0)
    .map((state) => ({
      value: state,
      label: t('filter.of', { name: t(`state.${state}`), count: countIn(counts, state) }),
    }));
  return (
    <div className="noscript:hidden">
      <ChoiceRow
        name={t('filter.name')}
        choices={[{ value: '', label: t('filter.of', { name: t('filter.all'), count: all }) }, ...states]}
        chosen={chosen}
        onChoose={(state) => onChoose(state as DeskView['state'])}
      />
    </div>
  );
}
