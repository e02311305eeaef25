/** The holder of weeks: the data by which a sender is recognised. */
export interface Holder {
  /** The sender's network (`networkOf`); null if unknown. */
  network: string | null;
  /** E.164. */
  mobile: string;
  email: string | null;
  company: string;
}

/** Unconfirmed weeks of one holder. */
export type Holding = Holder & { weeks: number };

/**
 * Maximum number of unconfirmed weeks at a time, of 112 offered. For a network it is that of one request. For a
 * company, number or address it is twice that: if somebody else names them in all weeks of their own network, as many
 * remain.
 */
export const holdingLimits = { network: 8, named: 16 } as const;

/** Whether `weeks` more would exceed a limit of the holder, given what is held already. */
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

/** A company's name for comparison: its letters and digits, without case and width. */
function companyKey({ company }: Holder): string {
  return company
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
