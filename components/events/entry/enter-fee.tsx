import { useTranslations } from 'next-intl';
import { feeNow } from '@/lib/events/contest/client/fee-now';
import type { ContestCategory } from '@/lib/events/contest/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { yuan } from '@/lib/platform/shared/format/yuan';

interface EnterFeeProps {
  category: ContestCategory;
  /** The server's time, in ms. */
  now: number;
}

/** What entering in a category costs now, and what it will cost from when on. */
export function EnterFee({ category, now }: EnterFeeProps) {
  const t = useTranslations('entryEdit.fee');
  const fee = feeNow(category, now);
  const place = category.fees.findIndex(({ untilTime }) => untilTime === null || now < Date.parse(untilTime));
  const [present, next] = place < 0 ? [] : category.fees.slice(place, place + 2);
  return (
    <>
      <span className="font-semibold tabular-nums">{fee === 0 ? t('free') : yuan(fee)}</span>
      {present?.untilTime && next && (
        <span className="text-ink-3 text-sm tabular-nums">
          {t('next', {
            time: formatDate(Date.parse(present.untilTime), { withTime: true }),
            sum: next.feeFen === 0 ? t('free') : yuan(next.feeFen),
          })}
        </span>
      )}
    </>
  );
}
