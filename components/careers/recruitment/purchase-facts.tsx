import { useTranslations } from 'next-intl';
import type { JobPurchase } from '@/lib/careers/recruitment/contract';
import { shortYuan } from '@/lib/platform/shared/format/yuan';

/** What a package that was bought holds, and what is left of it. */
export function PurchaseFacts({ purchase }: { purchase: JobPurchase }) {
  const t = useTranslations('recruitment.facts');
  const { posts, postsLeft, refreshes, refreshesLeft, days, isHighlighted, priceFen } = purchase;
  const facts = [
    { label: t('posts'), value: t('left', { left: postsLeft, all: posts }) },
    { label: t('refreshes'), value: t('left', { left: refreshesLeft, all: refreshes }) },
    { label: t('days'), value: t('daysValue', { days }) },
    isHighlighted && { label: t('highlighted'), value: t('yes') },
    { label: t('price'), value: shortYuan(priceFen) },
  ].filter((fact) => fact !== false);
  return (
    <dl className="border-line border-t">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4 border-line border-b py-2.5">
          <dt className="text-ink-3">{label}</dt>
          <dd className="text-right tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
