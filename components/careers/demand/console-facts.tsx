import { useTranslations } from 'next-intl';
import { ConsoleSection, Facts } from '@/components/base/staff/card-parts';
import { useReviewFacts } from '@/components/base/staff/card-review-parts';
import type { DemandForReview } from '@/lib/careers/demand/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useBudgetText } from './card-demand-budget';
import { useTimeLeft } from './console-demands';

interface DemandFactsProps {
  demand: DemandForReview;
  /** The server's time in ms. */
  now: number;
}

/** What is known of a demand beside its texts, its promise first. */
export function DemandFacts({ demand, now }: DemandFactsProps) {
  const t = useTranslations('demandConsole');
  const words = useTranslations('demand');
  const budgetText = useBudgetText();
  const leftOf = useTimeLeft(now);
  const { state, reason, submittedAt } = useReviewFacts(demand);
  const { id, kind, phase, dueAt, company, companyId, place, lastDay, deliverOn } = demand;
  return (
    <ConsoleSection title={t('facts')}>
      <Facts
        facts={[
          state,
          { label: t('due'), value: dueAt && leftOf(dueAt).said },
          { label: t('phase'), value: phase && words(`phase.${phase}`) },
          reason,
          { label: t('company'), value: <Company id={companyId} name={company} /> },
          { label: t('kind'), value: kind && words(`kind.${kind}`) },
          { label: t('budget'), value: budgetText(demand) },
          { label: t('place'), value: place || words('anywhere') },
          { label: t('lastDay'), value: lastDay },
          { label: t('deliverOn'), value: deliverOn },
          submittedAt,
          { label: t('id'), value: id },
        ]}
      />
    </ConsoleSection>
  );
}

/** The company, or the customer without an account for whom sales write. */
function Company({ id, name }: { id: string | null; name: string }) {
  const t = useTranslations('demandConsole');
  if (id === null) return t('customer', { name: name || '—' });
  return (
    <Link href={`/otherPeople?userId=${encodeURIComponent(id)}`} className="underline underline-offset-4">
      {name}
    </Link>
  );
}

/** Whom to ask, which is never public, and how many have. */
export function DemandContactFacts({ demand }: Pick<DemandFactsProps, 'demand'>) {
  const t = useTranslations('demandConsole');
  const { contactName, contactPhone, contactEmail, contactWechat, viewCount } = demand;
  return (
    <ConsoleSection title={t('contact')}>
      <Facts
        facts={[
          { label: t('name'), value: contactName },
          { label: t('phone'), value: contactPhone },
          { label: t('email'), value: contactEmail },
          { label: t('wechat'), value: contactWechat },
          { label: t('looks'), value: t('lookCount', { count: viewCount }) },
        ]}
      />
    </ConsoleSection>
  );
}
