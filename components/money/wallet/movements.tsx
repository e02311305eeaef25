'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { movementsQuery } from '@/lib/money/wallet/client/wallet';
import type { Movement } from '@/lib/money/wallet/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { yuan } from '@/lib/platform/shared/format/yuan';
import type { Page } from '@/lib/platform/shared/wire';
import type { WalletTab } from './tabs';

interface MovementsProps {
  unit: WalletTab;
  first: Page<Movement> | null;
}

/** Changes of the balance or of the points, the latest first. */
export function Movements({ unit, first }: MovementsProps) {
  const t = useTranslations('wallet.empty');
  return (
    <PagedList
      query={useOwnList(movementsQuery(unit), first)}
      keyOf={({ version }) => String(version)}
      skeleton={<div aria-hidden="true" className="skeleton my-4 h-10" />}
      skeletons={4}
      empty={
        <Notice title={t(unit)} text={t(`${unit}Text`)}>
          {null}
        </Notice>
      }
      className="-mt-4 *:border-line *:not-last:border-b"
      {...useListWords()}
    >
      {(movement) => <MovementRow unit={unit} movement={movement} />}
    </PagedList>
  );
}

function MovementRow({ unit, movement }: { unit: WalletTab; movement: Movement }) {
  const t = useTranslations('wallet');
  const { at, amount, balance, cause, title, orderId, deed } = movement;
  const shown = (sum: number) => (unit === 'fen' ? yuan(sum) : String(sum));
  const about = deed ? t(`deeds.${deed}`) : title;
  return (
    <div className="flex items-baseline justify-between gap-4 py-3.5">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {t(`causes.${cause}`)}
          {about && ' · '}
          {orderId && about ? (
            <Link href={`/order/${orderId}`} className="underline underline-offset-4 hover:text-ink-2">
              {about}
            </Link>
          ) : (
            about
          )}
        </p>
        <p className="text-ink-3 text-sm tabular-nums">
          <time dateTime={at}>{formatDate(Date.parse(at), { withTime: true })}</time>
        </p>
      </div>
      <p className="flex-none text-right tabular-nums">
        <span className={`block font-semibold ${amount > 0 ? 'text-ok' : ''}`}>
          {amount > 0 ? '+' : '−'}
          {shown(Math.abs(amount))}
        </span>
        <span className="block text-ink-3 text-sm">{t('after', { balance: shown(balance) })}</span>
      </p>
    </div>
  );
}
