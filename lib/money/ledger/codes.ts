/** The units of the ledger: integer fen of money, integer points. */
export const units = ['fen', 'points'] as const;
export type Unit = (typeof units)[number];

interface AccountKind {
  unit: Unit;
  /** Held by a person: it has a balance, which is never negative. The others are the house's, sums of their entries. */
  isHeld: boolean;
}

/** Every kind of account. The amounts of a transaction are zero together, so the house's accounts mirror the persons'. */
export const accountKinds = {
  /** Money of a person, topped up by themselves. */
  wallet: { unit: 'fen', isHeld: true },
  /** Points of a person. */
  points: { unit: 'points', isHeld: true },
  /** Taken by the chat app's payment, by bank transfer, and by the counter of a demonstration. */
  wechat: { unit: 'fen', isHeld: false },
  bank: { unit: 'fen', isHeld: false },
  counter: { unit: 'fen', isHeld: false },
  /** Earned with orders, by their kind. */
  sold: { unit: 'fen', isHeld: false },
  /** Taken without an order to pay (paid late or twice): on its way back to the payer. */
  surplus: { unit: 'fen', isHeld: false },
  /** Points given to people, and points paid with. */
  granted: { unit: 'points', isHeld: false },
  spent: { unit: 'points', isHeld: false },
} as const satisfies Record<string, AccountKind>;
export type AccountKindName = keyof typeof accountKinds;

/** An account: its kind and, where there are several of it, whose or of what. */
export interface Account {
  kind: AccountKindName;
  of?: string;
}

/** A change of one account: a positive amount is what a person gets. */
export interface Entry {
  account: Account;
  amount: number;
}

/** The causes of transactions; the wallet's history shows them. */
export const causes = ['payment', 'refund', 'topUp', 'topUpReturned', 'earned', 'corrected', 'lapsed'] as const;
export type Cause = (typeof causes)[number];
