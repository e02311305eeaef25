import { fenOf as fenTyped } from '@/lib/platform/shared/format/yuan';

/** Maximum price in the rate card, in fen. */
const most = 1_000_000_000;

/** A price typed in yuan, in fen: `19.99` is 1999. Empty is null, which means on request; an invalid price is undefined. */
export function fenOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const fen = fenTyped(text);
  return fen !== null && fen <= most ? fen : undefined;
}

/** Fen as typed in yuan: 1999 is `19.99`, 120000 is `1200`, null is empty. */
export function yuanOf(fen: number | null): string {
  if (fen === null) return '';
  const digits = String(fen).padStart(3, '0');
  const [yuan, rest] = [digits.slice(0, -2), digits.slice(-2)];
  return rest === '00' ? yuan : `${yuan}.${rest}`;
}
