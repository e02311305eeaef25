/** A sum in fen as people read it: `¥50.00`; a negative one with its sign before the currency. */
export function yuan(fen: number): string {
  return `${fen < 0 ? '−' : ''}¥${(Math.abs(fen) / 100).toFixed(2)}`;
}

/** The fen of a sum that is typed in yuan, with at most two decimals; null for anything else. */
export function fenOf(typed: string): number | null {
  const [, whole = '', decimals = ''] = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(typed.trim()) ?? [];
  return whole === '' ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}
