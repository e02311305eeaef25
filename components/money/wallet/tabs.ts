/** The histories of a wallet. */
export const walletTabs = [
  { name: 'fen', value: 'balance' },
  { name: 'points', value: 'points' },
] as const;
export type WalletTab = (typeof walletTabs)[number]['name'];
