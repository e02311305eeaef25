/** A sum in fen as people read it: `¥50.00`; a negative one with its sign before the currency. */
export function yuan(fen: number): string {
  return `${fen < 0 ? '−' : ''}¥${(Math.abs(fen) / 100).toFixed(2)}`;
}

/** The same where whole yuan are usual, such as prices: `¥80`, and `¥80.50`. */
export function shortYuan(fen: number): string {
  return yuan(fen).replace(/\.00$/, '');
}

/**
 * The fen of a sum that is typed or written in yuan, with at most two decimals, in any width, with or without the currency
 * and commas; null for anything else. Digit by digit, since 19.99 × 100 is 1998.9999999999998.
 */
export function fenOf(typed: string): number | null {
  const digits = typed.normalize('NFKC').replace(/[\s,¥]/g, '');
  const [, whole = '', decimals = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(digits) ?? [];
  return whole === '' ? null : Number(whole + decimals.padEnd(2, '0'));
}
