'use client';

import { useTranslations } from 'next-intl';
import { AddressTabs } from '@/components/ui/address-tabs';
import type { Movement, Wallet } from '@/lib/money/wallet/contract';
import { yuan } from '@/lib/platform/shared/format/yuan';
import type { Page } from '@/lib/platform/shared/wire';
import { Earning } from './earning';
import { Movements } from './movements';
import { type WalletTab, walletTabs } from './tabs';
import { TopUp } from './top-up';

export interface WalletScreenProps {
  wallet: Wallet;
  initial: WalletTab;
  /** The first page of the history that comes first. */
  movements: Page<Movement>;
}

/** The caller's wallet: balance and points, the top-up, what points are earned for, and what happened. */
export function WalletScreen({ wallet, initial, movements }: WalletScreenProps) {
  const t = useTranslations('wallet');
  const first = (tab: WalletTab) => (tab === initial ? movements : null);
  return (
    <>
      <div className="wrap pt-7">
        <div className="mx-auto max-w-180">
          <h1 className="text-2xl">{t('title')}</h1>
          <dl className="mt-4 flex flex-wrap items-end gap-x-12 gap-y-4">
            <div>
              <dt className="text-ink-2 text-sm">{t('balance')}</dt>
              <dd className="font-bold text-display tabular-nums">{yuan(wallet.balanceFen)}</dd>
            </div>
            <div>
              <dt className="text-ink-2 text-sm">{t('points')}</dt>
              <dd className="font-bold text-hero tabular-nums">{wallet.points}</dd>
            </div>
          </dl>
          <p className="mt-2 text-ink-3 text-sm text-pretty">{t('closed')}</p>
          <TopUp wallet={wallet} />
          <Earning earning={wallet.earning} />
          <h2 className="mt-9 text-base">{t('history')}</h2>
        </div>
      </div>
      <AddressTabs
        tabs={walletTabs}
        initial={initial}
        parameter="history"
        path="/wallet"
        label={t('history')}
        words={{ fen: t('balance'), points: t('points') }}
        isColumn
        panels={{
          fen: <Movements unit="fen" first={first('fen')} />,
          points: <Movements unit="points" first={first('points')} />,
        }}
      />
    </>
  );
}
