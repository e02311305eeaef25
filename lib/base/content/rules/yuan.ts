/** Maximum price in the rate card, in fen. */
const most = 1_000_000_000;

/**
 * A price typed in yuan, converted to fen: `19.99` is 1999. Empty is null, which means on request; an invalid price, or
 * has more than two decimals, is undefined. Digit by digit, since 19.99 × 100 is 1998.9999999999998.
 */
export function fenOf(text: string): number | null | undefined {
  const typed = text.normalize('NFKC').replace(/[\s,¥]/g, '');
  if (typed === '') return null;
  const [, yuan, rest = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(typed) ?? [];
  if (yuan === undefined) return undefined;
  const fen = Number(yuan + rest.padEnd(2, '0'));
  return fen <= most ? fen : undefined;
}

/** Fen as typed in yuan: 1999 is `19.99`, 120000 is `1200`, null is empty. */
export function yuanOf(fen: number | null): string {
  if (fen === null) return '';
  const digits = String(fen).padStart(3, '0');
  const [yuan, rest] = [digits.slice(0, -2), digits.slice(-2)];
  return rest === '00' ? yuan : `${yuan}.${rest}`;
}
