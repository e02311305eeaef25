import { useTranslations } from 'next-intl';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { JobPackage } from '@/lib/careers/recruitment/contract';
import { pricePerPost } from '@/lib/careers/recruitment/rules/price-per-post';
import { shortYuan } from '@/lib/platform/shared/format/yuan';

/** What a package costs and holds. Needs the messages `recruitment.card`. */
export function PackageFacts({ job }: { job: JobPackage }) {
  const t = useTranslations('recruitment.card');
  const { posts, days, refreshes, isHighlighted, priceFen } = job;
  const holds = [
    t('days', { days }),
    t('refreshes', { count: refreshes }),
    ...(isHighlighted ? [t('highlighted')] : []),
  ];
  return (
    <>
      <p className="mt-1 text-ink-2">{t('posts', { count: posts })}</p>
      <p className="mt-3 font-semibold text-2xl tabular-nums">{shortYuan(priceFen)}</p>
      <p className="min-h-5 text-ink-3 text-sm tabular-nums">
        {posts > 1 && t('each', { sum: shortYuan(pricePerPost(job)) })}
      </p>
      <ul className="mt-3 grid gap-1.5 text-ink-2 text-sm">
        {holds.map((one) => (
          <li key={one} className="flex items-start gap-2">
            <ScreenIcon name="check" className="mt-0.5 size-4 flex-none text-ok" />
            <span className="min-w-0 text-pretty">{one}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
