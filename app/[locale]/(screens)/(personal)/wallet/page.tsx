import { walletTabs } from '@/components/money/wallet/tabs';
import { WalletScreen } from '@/components/money/wallet/wallet-screen';
import { tabOf } from '@/components/ui/tab';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { findMovements } from '@/lib/money/wallet/server/find-movements';
import { getWallet } from '@/lib/money/wallet/server/get-wallet';

export const generateMetadata = privateHead('wallet.title');

/** The caller's wallet; `history` names the history that comes first. */
export default async function WalletPage({ searchParams }: PageProps) {
  const context = await requirePerson('/wallet', searchParams);
  const initial = tabOf(walletTabs, (await searchParams).history);
  const [wallet, movements] = await Promise.all([
    getWallet(context),
    findMovements(context, { unit: initial, pageIndex: 1, pageSize: 20 }),
  ]);
  return (
    <ClientWords of={['wallet']}>
      <WalletScreen {...{ wallet, initial, movements }} />
    </ClientWords>
  );
}
