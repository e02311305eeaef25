/** Whose weeks are held: by what one who asks can be known again. */
export interface Holder {
  /** Whence it was asked (`networkOf`); null where that is not known. */
  network: string | null;
  /** E.164. */
  mobile: string;
  email: string | null;
  company: string;
}

/** Weeks that are held for one holder and confirmed by nobody yet. */
export type Holding = Holder & { weeks: number };

/**
 * The most weeks that may be held unconfirmed at a time, of 112 on offer. One network has what one request may take. Who
 * may be named has twice that: a stranger who names another one's company, number or address in all that their network
 * may hold leaves them as much.
 */
export const holdingLimits = { network: 8, named: 16 } as const;

/** Whether `weeks` more would be too many for whom they are asked, beside what is held already. */
export function isTooMuch(holder: Holder, weeks: number, held: readonly Holding[]): boolean {
  const heldBy = (key: (one: Holder) => string | null) => {
    const own = key(holder);
    if (own === null) return 0;
    return held.filter((one) => key(one) === own).reduce((sum, one) => sum + one.weeks, 0);
  };
  const named = [heldBy(({ mobile }) => mobile), heldBy(({ email }) => email), heldBy(companyKey)];
  return (
    weeks + heldBy(({ network }) => network) > holdingLimits.network || weeks + Math.max(...named) > holdingLimits.named
  );
}

/** A company's name as names are compared: its letters and digits, whatever their case and width. */
function companyKey({ company }: Holder): string {
  return company
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
