import { useTranslations } from 'next-intl';
import type { JobPurchase } from '@/lib/careers/recruitment/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { shortYuan } from '@/lib/platform/shared/format/yuan';
import { ReturnPackage } from './return-package';

const pressClass =
  'inline-flex min-h-11 min-w-11 items-center px-2.25 text-ink-2 text-sm transition-colors hover:text-ink aria-disabled:opacity-60';

/** A package that was bought: what is left of it, its order, and its return while nothing was used. */
export function PurchaseRow({ purchase, onReturned }: { purchase: JobPurchase; onReturned(): void }) {
  const t = useTranslations('recruitment.rights');
  const card = useTranslations('recruitment.card');
  const { id, title, state, posts, postsLeft, refreshes, refreshesLeft, days, isHighlighted } = purchase;
  const isUsedUp = state === 'valid' && postsLeft + refreshesLeft === 0;
  return (
    <article className={`py-4 ${state === 'valid' && !isUsedUp ? '' : 'text-ink-3'}`}>
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="min-w-0 text-base tracking-normal wrap-anywhere">{title}</h3>
        <p className="flex-none tabular-nums">{shortYuan(purchase.priceFen)}</p>
      </div>
      <p className="mt-1 tabular-nums">
        {state === 'returned' && t('returned')}
        {isUsedUp && t('usedUp')}
        {state === 'valid' && !isUsedUp && t('postsLeft', { left: postsLeft, all: posts })}
      </p>
      {state === 'valid' && !isUsedUp && refreshes > 0 && (
        <p className="tabular-nums">{t('refreshesLeft', { left: refreshesLeft, all: refreshes })}</p>
      )}
      <p className="facts mt-1 text-ink-3 text-sm tabular-nums">
        {purchase.boughtAt && (
          <time dateTime={purchase.boughtAt}>
            {t('boughtAt', { time: formatDate(Date.parse(purchase.boughtAt), { withTime: true }) })}
          </time>
        )}
        <span>{card('days', { days })}</span>
        {isHighlighted && <span>{card('highlighted')}</span>}
      </p>
      <div className="-mb-2 -ml-2.25 flex flex-wrap items-center">
        <Link href={`/order/${id}`} className={pressClass}>
          {t('order')}
          <span className="sr-only">{t('of', { title })}</span>
        </Link>
        {purchase.isReturnable && <ReturnPackage {...{ purchase, onReturned }} className={pressClass} />}
      </div>
    </article>
  );
}
