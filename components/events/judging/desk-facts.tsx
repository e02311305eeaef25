import { useTranslations } from 'next-intl';
import type { Round } from '@/lib/events/judging/contract';
import { useCriterionName } from './round-name';

/** What was fixed when a round opened: what is scored, by how many, and what parts equal means. */
export function RoundFacts({ round }: { round: Round }) {
  const t = useTranslations('judgingDesk.facts');
  const nameOf = useCriterionName();
  const { criteria, tieOrder, perEntry, needsReason } = round;
  const byId = new Map(criteria.map((criterion) => [criterion.id, nameOf(criterion)]));
  const order = [...tieOrder.flatMap((id) => byId.get(id) ?? []), t('median'), t('chair')];
  return (
    <>
      <ul className="divide-y divide-line">
        {criteria.map((criterion) => (
          <li key={criterion.id} className="flex items-baseline justify-between gap-4 py-2">
            <span className="wrap-anywhere">{nameOf(criterion)}</span>
            <span className="flex-none text-ink-2 tabular-nums">{criterion.weight}%</span>
          </li>
        ))}
      </ul>
      <ul className="mt-3 text-ink-2 text-sm text-pretty">
        <li>{t('perEntry', { count: perEntry })}</li>
        {needsReason && <li>{t('reason')}</li>}
        <li>{t('ties', { order: order.join(t('separator')) })}</li>
      </ul>
    </>
  );
}
